// The sheets that can lie over the table.

export type OpenSheet = 'menu' | 'typed' | 'legal' | 'help' | 'share' | 'plans';
