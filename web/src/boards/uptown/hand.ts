// What a person's hands remember: which piece they hold, and how each shape lay in them last.

class Hand {
  private piece: string | null = null;
  private readonly turns = new Map<string, number>();
  private count = 0;

  /** This piece is held, turned like this. */
  keep(piece: string, turn: string): void {
    this.piece = piece;
    this.count += 1;
    this.turns.set(turn, this.count);
  }

  holds(piece: string): boolean {
    return this.piece === piece;
  }

  put(): void {
    this.piece = null;
  }

  /** Of these ways of turning the one that was used last. Both colours of a shape share their ways. */
  lastTurn(turns: readonly { id: string }[]): string | undefined {
    const used = turns.filter(({ id }) => this.turns.has(id));
    used.sort((a, b) => (this.turns.get(b.id) ?? 0) - (this.turns.get(a.id) ?? 0));
    return used[0]?.id;
  }
}

export const hand = new Hand();
