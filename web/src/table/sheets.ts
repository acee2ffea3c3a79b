// The sheets that can lie over the table.

export type OpenSheet = 'menu' | 'moves' | 'legal' | 'keys';
