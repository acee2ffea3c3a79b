// A match as the page sees it. The table decides what happened (`table.ts`), the stage says which moment is shown
// (`stage.svelte.ts`), the pointer follows a person's pointing (`pointer.svelte.ts`), the driver plays what plays itself
// (`driver.ts`); this joins them, and has everything that a person can do.

import { explained } from '../texts/faults';
import type { BoardActions } from '../boards/contract';
import type { Rotation } from '../boards/geometry';
import { Faulty } from '../engine/faulty';
import type {
  Asked,
  Choice,
  Command,
  GameCard,
  Plan,
  Reason,
  Say,
  TableSeat,
  TableView,
  Tale,
  Target,
} from '../engine/types';
import { followed, seatBefore } from './again';
import { announcement, hasMoved, rollOffThrow, signals } from './announce';
import { Beat } from './beat';
import { createMatch, planFrom } from './create';
import { Driver, type Driven } from './driver';
import { Frames, isThrow, justDecided, type Frame } from './frames';
import { plain, type Manners, type Notice } from './manners';
import { goesOn } from './next';
import { openingOf } from './opening';
import { Pointer } from './pointer.svelte';
import { Stage } from './stage.svelte';
import { Study } from './study.svelte';
import { actorOf, owns, throwOf, type Happening, type Table } from './table';
import { timeLeft } from './clock';
import { said, words } from '../texts/words';
import { advised, Tales, told } from './tales.svelte';
import { listMoves, type ListedMove } from './typed';
import { pathOf } from './walker';

const ROLL_TIME = 600;
const NEXT_ROLL_TIME = 260;
/** Dice that have fallen lie there for a moment before anything else happens. */
const REST_TIME = 350;
const SLIDE_TIME = 220;
/** Who begins, and on which chair, can be read. */
const BEGIN_TIME = 2800;
/** What others do can be followed: nothing of it comes sooner after the last that somebody did. */
const OTHERS_TIME = 800;
/** A long sentence takes longer: so much for every letter beyond a short one. */
const LETTER_TIME = 14;
const SHORT_SENTENCE = 40;
const AFTER_OWN_TIME = 420;
/** What failed, and why somebody else had to pass, can be read. */
const FLASH_TIME = 1800;
/** So much may wait to be shown; who is further behind, or has a clock that runs, wants to see how it stands. */
const MOST_BEHIND = 12;

export class Match<T extends Table = Table> implements BoardActions, Driven {
  view = $state.raw<TableView>() as TableView;
  notice = $state.raw<Notice | null>(null);
  hints = $state.raw<Choice[]>([]);
  /** What there is to say about all moves together, where the game is as good as decided. */
  outlook = $state.raw<Say | null>(null);
  /** Whose thinking is waited for. */
  thinking = $state<'computer' | 'hint' | null>(null);
  /** The throw that is in the air, and for how long; 0 once the dice lie there. */
  rolling = $state.raw<{ seat: string; faces: number[]; time: number } | null>(null);
  /** Why somebody can do nothing but pass, while it is being read. */
  passing = $state.raw<Tale | null>(null);
  /** Who begins, while it is being read. */
  begins = $state.raw<Say | null>(null);
  /** What has just failed, while it is shown. */
  flash = $state.raw<Tale['flash'] | null>(null);
  rotation = $state<Rotation>(0);
  /** The cells of a move that somebody points at in the list. */
  lit = $state.raw<string[]>([]);
  /** Said once by the live region. */
  said = $state('');
  /** Something went wrong that a person can do nothing about. */
  failure = $state<string | null>(null);
  /** A command is under way, or what it did is being shown: nobody may act twice. */
  busy = $state(false);
  closed = false;

  readonly stage: Stage;
  readonly tales: Tales;
  readonly pointer: Pointer;
  readonly #driver: Driver;
  readonly #beat = new Beat();
  /** From one thing that others do to the next. */
  readonly #pace = new Beat();
  #paced: Promise<void> = Promise.resolve();
  /** Whether somebody has seen enough of the turn that is shown. */
  #hurries = false;
  #faded: ReturnType<typeof setTimeout> | undefined;
  #thought: AbortController | null = null;
  /** The plans that seats at this screen have chosen, by name. */
  #followed: Readonly<Record<string, string>> = {};
  /** What has happened is shown one after the other. */
  #shown: Promise<void> = Promise.resolve();
  #waiting = 0;
  /** Whether the pointer stands where something can be chosen. */
  #choosing = false;
  /** Why each seat passed the last time that it could have acted, if it did. */
  #passed: Readonly<Record<string, string>> = {};

  private constructor(
    private readonly engine: Asked,
    readonly table: T,
    readonly card: GameCard,
    private readonly manners: Manners,
  ) {
    const { view, frame } = table.now;
    this.view = view;
    this.stage = new Stage(new Frames(engine), () => this.view, frame);
    this.tales = new Tales(engine);
    void this.#tell();
    this.pointer = new Pointer(engine, {
      // Who points at a bare square may have wanted to know why not: what that does is shown before it is done.
      confirms: (kind, implied) => implied || manners.confirms(kind),
      play: (move) => this.play(move),
      say: (notice) => (notice ? this.say(notice) : (this.notice = null)),
      fault: (error) => this.fault(error),
    });
    this.#driver = new Driver(engine, manners, this.#beat, this);
    table.follow({
      happened: (happening) => this.#hear(happening),
      troubled: (error) => this.fault(error),
    });
    this.#newChoice(true);
  }

  /** Sits down before a table that stands; whatever plays itself begins to. */
  static async begin<T extends Table>(engine: Asked, table: T, manners: Manners): Promise<Match<T>> {
    const cards = await engine.call('games', {});
    const { game } = table.now.view;
    const card = cards.find(({ id }) => id === game);
    if (!card) throw new Error(words('table-unknown-game', { game }));
    const match = new Match(engine, table, card, manners);
    void match.#driver.run();
    return match;
  }

  async close(): Promise<void> {
    this.closed = true;
    this.#giveUp('closed');
    this.#beat.skip();
    this.#pace.skip();
    clearTimeout(this.#faded);
    await this.table.close();
  }

  // -------------------------------------------------------------------------------------------------------
  // Who and what now.

  readonly over: boolean = $derived(this.view.phase === 'over');
  /** The seat of a person at this screen that must act now. */
  readonly mine: string | null = $derived(this.owns(this.view.acting) ? this.view.acting : null);
  /** Whether the next dice fall in one go with those that have just fallen. */
  readonly goesOn: boolean = $derived(goesOn(this.view, this.present));
  readonly mustRoll: boolean = $derived(
    this.mine !== null && !this.busy && this.view.chance && !this.over && !this.goesOn,
  );
  readonly mayMove: boolean = $derived.by(
    () =>
      this.mine !== null &&
      !this.busy &&
      !this.view.chance &&
      this.view.phase === 'playing' &&
      this.stage.past === null,
  );
  /** The seats of those at this screen. */
  readonly own: TableSeat[] = $derived(this.view.seats.filter(({ seat }) => this.owns(seat)));
  /** Whether the screen is one person's, who can be called "you". */
  readonly personal: boolean = $derived(this.own.length === 1);
  /** The seats that are called "you". */
  readonly you: readonly string[] = $derived(this.personal ? this.own.map(({ seat }) => seat) : []);
  /** The seat that the one person here has now and had not in the match before, until they have decided something. */
  readonly movedTo: string | null = $derived.by(() => {
    const [seat] = this.you;
    const before = seatBefore(this.id);
    if (seat === undefined || before === null || before === seat) return null;
    return this.view.line.some(({ who }) => who === seat) ? null : seat;
  });
  /** The seat through whose eyes the page looks: the acting one at this screen, else the first. */
  readonly viewpoint: string | null = $derived(this.mine ?? this.own[0]?.seat ?? null);
  /** Whether the computer may be asked what to play. Against other people one thinks for oneself. */
  readonly mayHint: boolean = $derived(
    this.mayMove &&
      this.thinking === null &&
      this.view.seats.every(({ seat, sitter }) => sitter.kind !== 'person' || this.owns(seat)),
  );
  readonly takeBack = $derived.by(() => {
    const mine = this.view.undo.filter(({ seat }) => this.owns(seat));
    return mine.find(({ seat }) => seat === this.viewpoint) ?? mine[0] ?? null;
  });

  /** What takes several moves and is ready to choose. */
  readonly plans: Plan[] = $derived.by(() => (this.mayMove ? (this.stage.present.look.plans ?? []) : []));

  get id(): string {
    return this.table.id;
  }

  get present(): Frame {
    return this.stage.present;
  }

  /** Whether a person at this screen holds the seat. */
  owns(seat: string | null): boolean {
    return owns(this.table, this.view, seat);
  }

  // -------------------------------------------------------------------------------------------------------
  // Pointing.

  pick(target: Target): void {
    const isRead = this.passing ?? this.begins;
    const skipped = this.#cutShort();
    // Whatever is pointed at while something is read, that is all there is.
    if (isRead && skipped) return;
    if (this.mayMove) this.pointer.pick(target);
    // A click that cut something short was meant for that.
    else if (!skipped) this.#notNow();
  }

  ask(target: Target): void {
    if (this.mayMove) this.pointer.ask(target);
    else this.#notNow();
  }

  rest(target: Target | null): void {
    this.pointer.resting = target;
  }

  back(): void {
    this.dismiss();
    if (this.stage.past) this.stage.now();
    else if (this.mayMove) this.pointer.back();
  }

  play(move: string): void {
    const seat = this.mine;
    if (seat === null || !this.mayMove) return this.#notNow();
    this.send({ kind: 'move', seat, ...actorOf(this.view, seat), move });
  }

  /** What was typed; answers whether it was a move. */
  async type(text: string): Promise<boolean> {
    if (this.mayMove) return this.pointer.type(text);
    this.#notNow();
    return false;
  }

  roll(): void {
    this.#cutShort();
    const seat = this.mine;
    if (seat === null || !this.mustRoll || this.rolling) return;
    this.stage.now();
    this.send(throwOf(this.view, seat));
  }

  // -------------------------------------------------------------------------------------------------------
  // Around the moves.

  undo(): void {
    const entry = this.takeBack;
    if (!entry) return;
    this.#giveUp('undo');
    const { [entry.seat]: _, ...others } = this.#followed;
    this.#followed = others;
    this.#driver.holdAt(entry.to);
    this.send({ kind: 'undo', seat: entry.seat, person: this.#personOn(entry.seat) });
  }

  resign(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.send({ kind: 'resign', seat, person: this.#personOn(seat) });
  }

  abort(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.send({ kind: 'abort', seat, person: this.#personOn(seat) });
  }

  offerDraw(): void {
    const seat = this.viewpoint;
    if (seat !== null) this.send({ kind: 'offer', seat, person: this.#personOn(seat), offer: 'draw' });
  }

  answer(seat: string, accept: boolean): void {
    this.send({ kind: 'answer', seat, ...actorOf(this.view, seat), accept });
  }

  leave(seat: string): void {
    this.send({ kind: 'leave', seat, ...actorOf(this.view, seat) });
  }

  seatComputer(seat: string, level: number): void {
    this.send({ kind: 'seat-computer', seat, level });
  }

  /** Does something about the acting seat that has been away for too long: a computer for it, or the end. */
  claim(level?: number): void {
    const seat = this.own[0]?.seat;
    if (seat === undefined) return;
    this.send({ kind: 'claim', seat, person: this.#personOn(seat), ...(level !== undefined && { level }) });
  }

  /** The moment comes when a clock may have run down. A server looks after its own. */
  tick(now: number): void {
    const { acting } = this.view;
    if (!this.table.hosted || acting === null || this.over) return;
    if (timeLeft(this.view, acting, now) === 0) this.send({ kind: 'tick' });
  }

  /** The computer's three best moves. */
  async hint(): Promise<void> {
    if (!this.mayHint) return;
    this.thinking = 'hint';
    this.notice = null;
    const { index, at } = this.present;
    this.#thought = new AbortController();
    try {
      const call = { ...at, candidates: 3 };
      const { candidates, outlook } = await this.engine.call('hint', call, this.#thought.signal);
      if (this.present.index === index && this.mayMove) {
        this.hints = candidates.slice(0, 3);
        this.outlook = outlook ?? null;
        const each = this.hints.map((hint) => `${advised(hint.tale, this.you)}: ${said(hint.words)}`);
        this.said = [...(outlook ? [said(outlook, this.you)] : []), each.join('. ')].join(' ');
      }
    } catch (error) {
      if (!this.#thought.signal.aborted) this.fault(error);
    } finally {
      this.thinking = null;
    }
  }

  /** Every move that could be made now, in words. */
  async choices(): Promise<ListedMove[]> {
    const { at, look } = this.present;
    return listMoves(await this.engine.call('choices', at), look.paths, this.you);
  }

  /** Shows the path of a hinted move, ready to be confirmed: the advice has done its part, and may lie over what confirms. */
  show(choice: Choice): void {
    if (!this.mayMove) return;
    this.hints = [];
    this.pointer.along(choice.path);
  }

  dismiss(): void {
    this.notice = null;
    this.hints = [];
  }

  rotate(): void {
    this.rotation = ((this.rotation + 1) % 4) as Rotation;
  }

  /** Cuts short what is being shown. */
  skip(): void {
    this.#cutShort();
  }

  // -------------------------------------------------------------------------------------------------------
  // Looking back and afterwards.

  /** Looks at the position after so many moves, without disturbing the match. */
  async look(index: number): Promise<void> {
    this.dismiss();
    const shown = await this.stage.look(index);
    if (!shown || this.closed || !this.stage.past) return;
    const { made } = this.stage.past;
    this.said = made ? told(made.tale, this.you) : words('table-start');
  }

  /** A new match with the same people from the position that is shown; answers its name. */
  playFromHere(seat?: string): Promise<string> {
    // Who only watched takes the place of the one who could have done better.
    const isOwn = (at: string) => (this.own.length === 0 ? at === seat : this.owns(at));
    return createMatch(planFrom(this.view, isOwn, this.stage.frame.look.position));
  }

  record(): Promise<string> {
    return this.table.record();
  }

  /** The name of a match of the same people, where there is one at once. */
  async rematch(): Promise<string | null> {
    try {
      const next = await this.table.rematch();
      const [seat] = this.you;
      if (next !== null && seat !== undefined) followed(next, seat);
      return next;
    } catch (error) {
      this.fault(error);
      return null;
    }
  }

  /** Derives every roll anew, and holds what this browser committed to against what was used. */
  async verify(): Promise<{ rolls: number; verified: number; wrong: string | null }> {
    const checked = await this.engine.call('verify', { record: await this.record() });
    const entropies = this.table.entropies();
    const swapped = Object.keys(entropies).find((seat) => {
      const used = this.view.fairness.entropies[seat];
      return typeof used === 'string' && used !== entropies[seat];
    });
    if (swapped === undefined || checked.wrong !== null) return checked;
    return { ...checked, verified: 0, wrong: words('table-not-my-bytes', { seat: { id: swapped } }) };
  }

  /** What the match turned on: for whoever plays here alone, their own mistakes; else everybody's. */
  study(): Study {
    const { view, you } = this;
    return new Study(this.engine, view, {
      seats: you,
      winners: view.result?.winners ?? [],
      table: view.seats,
    });
  }

  // -------------------------------------------------------------------------------------------------------
  // What a command does.

  /** Somebody at this screen wants this. */
  send(command: Command): void {
    this.#cutShort();
    void this.perform(command)
      .catch((error: unknown) => this.fault(error))
      .then(() => this.#driver.run());
  }

  /** Has the table decide, and resolves once what came of it is shown. */
  async perform(command: Command): Promise<void> {
    this.busy = true;
    try {
      await this.table.do(command);
    } finally {
      await this.settled();
      this.busy = false;
    }
  }

  async settled(): Promise<void> {
    await this.#shown;
  }

  /** Has the moves of a plan made one after the other, until somebody takes back. */
  followPlan({ id }: Pick<Plan, 'id'>): void {
    if (this.mine === null || !this.mayMove) return this.#notNow();
    this.dismiss();
    this.#followed = { ...this.#followed, [this.mine]: id };
    void this.#driver.run();
  }

  planned(seat: string): string | null {
    const { plans = [], legal } = this.present.look;
    const id = this.#followed[seat];
    const move = plans.find((plan) => plan.id === id)?.moves[0];
    if (move === undefined || !legal.includes(move)) return null;
    return move;
  }

  /** Shows the path of a move that is about to play itself. */
  preview(move: string): void {
    if (!this.stage.past) this.pointer.alongMove(move);
  }

  /** Shows the path of the only legal move, ready to be confirmed. A button that makes it by itself is shown as it is. */
  prepare(move: string): void {
    const path = pathOf(this.present.look.paths, move);
    if (this.stage.past || !path || path.every(({ kind }) => kind === 'button')) return;
    if (this.pointer.walk.prefix.length === 0) this.pointer.along(path);
  }

  /** Ends whatever is waited for, and with it the rest of a turn of others; answers whether anything was. */
  #cutShort(): boolean {
    const skipped = [this.#beat.skip(), this.#pace.skip()].includes(true);
    if (skipped && this.mine === null) this.#hurries = true;
    return skipped;
  }

  #hear(happening: Happening): void {
    if (this.#waiting > (this.view.clock ? 1 : MOST_BEHIND)) this.#cutShort();
    this.#waiting += 1;
    this.#shown = this.#shown
      .then(() => {
        this.#waiting -= 1;
        return this.closed ? undefined : this.#show(happening);
      })
      .catch((error: unknown) => this.fault(error));
    // What happens elsewhere may call for something here.
    if (!this.busy) void this.#shown.then(() => this.#driver.run());
  }

  /** Asked anew after every wait, during which somebody may have left the table. */
  #isLeft(): boolean {
    return this.closed;
  }

  /** Shows the way from what is shown to how the table stands now. */
  async #show({ view, frame }: Happening): Promise<void> {
    const before = this.view;
    const added = hasMoved(before, view);
    const throws = added && isThrow(frame);
    const dice = throws
      ? { seat: frame.made?.seat ?? before.acting, dice: frame.made?.faces ?? [] }
      : rollOffThrow(before, view);
    const seat = dice?.seat ?? (added ? (frame.made?.seat ?? null) : null);
    const isOthers = seat !== null && !this.owns(seat);
    if (isOthers) await this.#paced;
    else this.#pace.skip();
    if (this.#isLeft()) return;
    if (added) this.#endFlash();
    if (dice && dice.seat !== null && dice.dice.length > 0) {
      await this.#throwDice(dice.seat, dice.dice, throws && goesOn(view, frame));
    }
    if (this.#isLeft()) return;
    this.#driver.heard(before, view);
    const isNew = frame.index !== this.present.index || frame.look.position !== this.present.look.position;
    const moves = added && !throws;
    if (view.acting !== before.acting) this.#hurries = false;
    this.view = view;
    if (isNew) void this.#tell();
    if (isNew) this.stage.come(frame, moves);
    this.#newChoice(isNew);
    this.#announce(before, frame, moves);
    this.rolling = null;
    if (before.phase === 'roll-off') await this.#tellWhoBegins();
    if (moves) await this.#beat.wait(this.#hurries ? 0 : this.manners.duration(SLIDE_TIME));
    if (added) this.#leaveTime(frame, isOthers);
  }

  /** `more`: others fall in one go with them. */
  async #throwDice(seat: string, faces: number[], more: boolean): Promise<void> {
    const time = this.#hurries ? 0 : this.manners.duration(this.goesOn ? NEXT_ROLL_TIME : ROLL_TIME);
    this.rolling = { seat, faces, time };
    this.manners.sound('roll');
    await this.#beat.wait(time);
    if (more || this.#hurries) return;
    this.rolling = { seat, faces, time: 0 };
    await this.#beat.wait(this.manners.reading(REST_TIME));
  }

  async #tellWhoBegins(): Promise<void> {
    this.begins = openingOf(this.view);
    if (this.begins) await this.#beat.wait(this.manners.reading(BEGIN_TIME));
    this.begins = null;
  }

  seen(): Promise<void> {
    return this.#paced;
  }

  /** Whether a seat has nothing else to say than the last time: nobody needs to read twice why it passes. */
  passesAgain(seat: string, tale: Tale): boolean {
    return this.#passed[seat] === JSON.stringify(tale.says);
  }

  #rememberPass({ made }: Frame): void {
    if (!made || made.seat === null || made.faces !== undefined) return;
    const { [made.seat]: _, ...others } = this.#passed;
    this.#passed = made.tale.passes ? { ...others, [made.seat]: JSON.stringify(made.tale.says) } : others;
  }

  /** What others do next waits until this has been seen. Nobody's own move does. */
  #leaveTime(frame: Frame, isOthers: boolean): void {
    const { made } = frame;
    const { flash } = made?.tale ?? {};
    const again = made !== null && made.seat !== null && this.passesAgain(made.seat, made.tale);
    const passes = made?.tale.passes === true && !again;
    this.#rememberPass(frame);
    if (flash) this.#showFlash(flash);
    const isTold = flash !== undefined || (passes && isOthers);
    const time = isTold ? FLASH_TIME : isOthers && !again ? timeToRead(made) : AFTER_OWN_TIME;
    this.#paced = this.#pace.wait(this.#hurries ? 0 : this.manners.reading(time));
    if (!passes || !isOthers || this.#hurries) return;
    this.passing = made.tale;
    void this.#paced.then(() => {
      if (this.passing === made.tale) this.passing = null;
    });
  }

  /** It is not waited for: it fades, or gives way to what happens next. */
  #showFlash(flash: NonNullable<Tale['flash']>): void {
    this.flash = flash;
    this.#faded = setTimeout(
      () => (this.flash = null),
      Math.max(this.manners.reading(FLASH_TIME), FLASH_TIME),
    );
  }

  #endFlash(): void {
    clearTimeout(this.#faded);
    this.flash = null;
  }

  /** Only another position, or that one may choose now or no longer, takes away what was half pointed at. */
  #newChoice(isNew: boolean): void {
    const choosing = this.mine !== null && !this.view.chance && !this.over;
    if (!isNew && choosing === this.#choosing) return;
    this.#choosing = choosing;
    this.dismiss();
    this.pointer.stand(this.present, choosing);
  }

  /** A move that can't be told is no reason to stop a match. */
  async #tell(): Promise<void> {
    await this.tales.follow(this.view).catch(() => undefined);
  }

  #announce(before: TableView, frame: Frame, moves: boolean): void {
    if (moves) {
      const made = justDecided(frame);
      this.manners.sound(made?.captures ? 'capture' : made?.flights.length ? 'slide' : 'place');
    }
    for (const sound of signals(before, this.view, (seat) => this.owns(seat))) this.manners.sound(sound);
    const said = announcement(before, this.view, frame, this.you);
    if (said) this.said = said;
  }

  // -------------------------------------------------------------------------------------------------------

  /** Something was done that no thought need be waited for any more. */
  #giveUp(reason: string): void {
    this.#thought?.abort(new Error(reason));
    this.#driver.giveUp(reason);
  }

  #personOn(seat: string): string {
    return actorOf(this.view, seat).person ?? '';
  }

  #notNow(): void {
    if (this.over) return;
    if (this.stage.past) return this.say(plain(words('table-looking-back')));
    if (this.mustRoll) return this.say(plain(words('table-roll-first')));
    if (this.view.acting !== null)
      this.say(plain(words('table-turn-of', { seat: { id: this.view.acting } })));
  }

  say(notice: Notice | Reason): void {
    const { rule, squares } = notice;
    const message = 'say' in notice ? said(notice.say, this.you) : notice.message;
    const fine = 'fine' in notice && notice.fine === true;
    this.notice = { message, rule, squares, ...(fine && { fine }) };
    this.said = rule ? `${message} (${rule})` : message;
  }

  fault(error: unknown): void {
    if (this.closed) return;
    if (error instanceof Faulty && error.fault.code !== 'engine-failed') {
      const { rule, squares, say } = error.fault;
      this.say({ message: said(say, this.you), rule: rule ?? null, squares: squares ?? [] });
    } else {
      this.failure = explained(error);
    }
  }
}

/** How long one needs to follow what somebody else has done: to see it, and to read what it was. */
function timeToRead(made: Frame['made']): number {
  const letters = made ? told(made.tale).length : 0;
  return Math.min(OTHERS_TIME + LETTER_TIME * Math.max(letters - SHORT_SENTENCE, 0), FLASH_TIME);
}
