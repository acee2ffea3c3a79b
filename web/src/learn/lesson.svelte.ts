// A lesson as it goes on: which step is shown, what others do before it, what was answered and what became of it. The board is
// pointed at as at a table; what is right says the course, what is possible the engine.

import type { BoardActions, BoardState } from '../boards/contract';
import type { Rotation } from '../boards/geometry';
import { Latest } from '../engine/latest';
import type {
  Asked,
  At,
  Course,
  Frame,
  Lesson as Written,
  LessonStep,
  Reason,
  Target,
} from '../engine/types';
import { Beat } from '../match/beat';
import type { Manners, Notice } from '../match/manners';
import { planAgainst } from '../match/against';
import type { NewMatch } from '../match/store';
import { Pointer } from '../match/pointer.svelte';
import { advised, told } from '../match/tales.svelte';
import { pathOf } from '../match/walker';
import { said, words } from '../texts/words';
import { answerTo } from './answer';
import { targetsOf } from '../match/targets';

/** What others did is read before the next thing happens. */
const TALE_TIME = 1300;
const SLIDE_TIME = 220;
const ROLL_TIME = 600;
const REST_TIME = 350;
/** After so many wrong answers the right one can be looked at. */
const ENOUGH = 2;

/** What is said to an answer. */
export interface Reply {
  right: boolean;
  /** What the game says: what a move brought, or why something is not allowed. */
  facts: string;
  /** What the course says. */
  text: string;
  rule: string | null;
  squares: string[];
}

/** Whoever wants to know how a lesson goes. */
export interface Follower {
  /** A step is shown. */
  step(index: number): void;
  /** All of it is done. */
  finish(): void;
  /** A step was answered as it should be. */
  right?(index: number): void;
  /** A move was made that was not asked for. Where somebody says what comes of it, it stands on the board until it is taken back. */
  wrong?(after: Frame): Promise<string>;
  /** The answer was looked at. */
  shown?(): void;
}

export class Lesson implements BoardActions {
  index = $state(0);
  /** What is going on: others act, the learner is asked, a wrong move stands on the board, the step is done, the lesson is. */
  state = $state<'telling' | 'asking' | 'tried' | 'done' | 'over'>('telling');
  frame = $state.raw<Frame | null>(null);
  reply = $state.raw<Reply | null>(null);
  /** What others did before the learner was asked, in sentences. */
  tales = $state.raw<string[]>([]);
  /** Whose move is about to be shown, where it is somebody's. */
  watched = $state.raw<string | null>(null);
  /** The throw in the air. */
  rolling = $state.raw<{ seat: string; faces: number[]; time: number } | null>(null);
  /** The answer that somebody wanted to see: where it is on the board, and in words. */
  shown = $state.raw<{ path: Target[]; text: string } | null>(null);
  /** Something went wrong that a learner can do nothing about. */
  failure = $state.raw<unknown>(null);
  rotation = $state<Rotation>(0);
  /** The seats that are called "you". */
  you = $state.raw<readonly string[]>([]);
  readonly pointer: Pointer;

  #wrongs = $state(0);
  #moment = $state(-1);
  #at: At;
  /** The moment to which a wrong move is taken back. */
  #before: Frame | null = null;
  #beat = new Beat();
  #going = new Latest();

  constructor(
    private readonly engine: Asked,
    private readonly course: Course,
    readonly lesson: Written,
    private readonly manners: Manners,
    private readonly follower: Follower,
  ) {
    this.#at = this.#placeOf(lesson.steps[0]!);
    this.pointer = new Pointer(engine, {
      // A wrong answer costs nothing and can be taken back: nobody who learns has to say everything twice. Where somebody keeps
      // count it is said as at a table.
      confirms: (kind) => this.follower.wrong !== undefined && this.manners.confirms(kind),
      play: (move) => void this.#move(move).catch((error: unknown) => this.#fault(error)),
      say: (notice) => this.#hear(notice),
      fault: (error) => this.#fault(error),
    });
  }

  readonly step: LessonStep = $derived.by(() => this.lesson.steps[this.index]!);
  /** Whether the board answers to pointing. */
  readonly live: boolean = $derived(
    this.state === 'asking' && ['move', 'point', 'refused'].includes(this.step.task.kind),
  );
  readonly mayShow: boolean = $derived(this.live && this.#wrongs >= ENOUGH && this.shown === null);
  /** What waits to be thrown. */
  readonly throws = $derived(
    this.state === 'asking' && this.step.task.kind === 'throw' && this.rolling === null
      ? (this.frame?.look.scene.throw ?? null)
      : null,
  );

  readonly board: BoardState | null = $derived.by(() => {
    if (!this.frame) return null;
    const { look, decided } = this.frame;
    const { walk, begun, marks, hover, resting } = this.pointer;
    return {
      game: this.course.game,
      options: this.step.options ?? {},
      scene: look.scene,
      marks: this.live ? marks : look.marks,
      paths: this.live ? look.paths : [],
      implied: this.live && this.step.task.kind === 'move' ? this.pointer.implied : [],
      prefix: this.live ? (begun?.prefix ?? walk.prefix) : [],
      next: this.live ? (begun?.next ?? walk.next) : [],
      hover: this.live ? (begun?.last ?? hover) : null,
      pending: this.live ? (begun?.last ?? null) : null,
      you: this.you,
      viewpoint: this.you[0] ?? null,
      rest: this.live ? resting : null,
      last: decided?.path ?? [],
      flights: decided?.flights ?? [],
      moment: this.#moment,
      glow: this.reply?.squares ?? [],
      asked: this.step.task.kind === 'refused' ? this.step.task.targets : [],
      rotation: this.rotation,
    };
  });

  /** Goes to a step, shows what others do there, and asks; `won` tells how the game of the step ended, where it was played. */
  async go(index: number, won?: boolean): Promise<void> {
    const latest = this.#going.begin();
    this.#beat.skip();
    this.index = index;
    this.state = 'telling';
    this.reply = this.shown = this.rolling = this.watched = null;
    this.tales = [];
    // What was asked before is not asked any more.
    this.#point(false);
    this.#wrongs = 0;
    this.follower.step(index);
    const { step } = this;
    try {
      const { moves = [], ...start } = this.#placeOf(step);
      const seen = moves.length - (step.unseen ?? 0);
      const end = await this.#ask({ ...start, moves });
      if (!latest()) return;
      this.you = step.task.kind === 'play' ? step.task.seats : actors(end);
      let frame = await this.#ask({ ...start, moves: moves.slice(0, seen) });
      if (!latest()) return;
      this.#show(frame, false);
      for (const move of moves.slice(seen)) {
        this.watched = actors(frame)[0] ?? null;
        await this.#beat.wait(this.manners.reading(TALE_TIME / 2));
        if (!latest()) return;
        frame = await this.#ask({ ...start, position: frame.look.position, moves: [move] });
        if (!latest()) return;
        if (frame.made?.faces) await this.#roll(frame);
        if (!latest()) return;
        this.#show(frame, true);
        if (frame.made) this.tales = [...this.tales, told(frame.made.tale, this.you)];
        await this.#beat.wait(this.manners.reading(TALE_TIME));
        if (!latest()) return;
      }
      this.watched = null;
      this.state = 'asking';
      this.#point(this.live);
      if (step.task.kind !== 'play' || won === undefined) return;
      const { reply } = answerTo(step, won ? (this.you[0] ?? '') : '');
      if (won) this.#done('', reply ?? '');
      else if (reply !== null) this.#wrong(reply);
    } catch (error) {
      if (latest()) this.#fault(error);
    }
  }

  /** The next step, or the end. */
  next(): void {
    if (this.state === 'telling') return void this.#beat.skip();
    if (this.state === 'over') return;
    if (this.index + 1 < this.lesson.steps.length) return void this.go(this.index + 1);
    this.state = 'over';
    this.reply = null;
    this.follower.finish();
  }

  previous(): void {
    if (this.state === 'over') void this.go(this.index);
    else if (this.index > 0) void this.go(this.index - 1);
  }

  again(): void {
    void this.go(this.index);
  }

  /** Takes away what was said to a wrong answer, and the answer itself where it stands on the board. */
  dismiss(): void {
    if (this.state === 'tried' && this.#before) {
      this.#going.drop();
      this.#show(this.#before, false);
      this.pointer.stand({ at: this.#at, look: this.#before.look }, true);
      this.state = 'asking';
    }
    if (this.reply?.right !== false) return;
    this.reply = null;
    if (this.pointer.pending) this.#point(true);
  }

  /** Shows another moment on the board, once the lesson is over. */
  look(frame: Frame, moves: boolean): void {
    if (this.state === 'over') this.#show(frame, moves);
  }

  async throw(): Promise<void> {
    const { task } = this.step;
    if (!this.throws || task.kind !== 'throw') return;
    const latest = this.#going.begin();
    try {
      const frame = await this.#ask({ ...this.#at, moves: [task.outcome] });
      if (!latest()) return;
      await this.#roll(frame);
      if (!latest()) return;
      this.#show(frame, true);
      this.#done(frame.made ? told(frame.made.tale, this.you) : '', answerTo(this.step, task.outcome).reply);
    } catch (error) {
      if (latest()) this.#fault(error);
    }
  }

  /** Draws the right answer, as far as it can be prepared without giving it. */
  async showMe(): Promise<void> {
    const { task } = this.step;
    const { look } = this.frame ?? {};
    if (!look || !this.mayShow) return;
    this.follower.shown?.();
    this.reply = null;
    if (task.kind === 'move') {
      const move = task.moves[0]!;
      const path = pathOf(look.paths, move) ?? [];
      this.pointer.along(path.slice(0, -1));
      const latest = this.#going.begin();
      const [tale] = await this.engine.call('tales', { ...this.#at, moves: [move] });
      if (latest()) this.shown = { path, text: tale ? advised(tale, this.you) : '' };
      return;
    }
    const ids =
      task.kind === 'point' ? task.targets.slice(0, 1) : task.kind === 'refused' ? task.targets : [];
    const path = targetsOf(look, ids);
    this.pointer.along(path.slice(0, -1));
    this.shown = { path, text: words('learn-shown') };
  }

  /** The small game of the step, as a match. */
  async plan(name: string): Promise<NewMatch | null> {
    const { task, options = {} } = this.step;
    if (task.kind !== 'play' || !this.frame) return null;
    const place = { game: this.course.game, options, start: this.frame.look.position };
    const plan = await planAgainst(this.engine, place, { ...task, name });
    const last = this.index === this.lesson.steps.length - 1;
    return { ...plan, lesson: { id: this.lesson.id, step: this.index, last } };
  }

  close(): void {
    this.#going.drop();
    this.#beat.skip();
  }

  // -------------------------------------------------------------------------------------------------------
  // Pointing.

  pick(target: Target): void {
    if (this.state === 'telling') return void this.#beat.skip();
    if (this.state === 'tried') return this.dismiss();
    if (!this.live) return;
    this.dismiss();
    if (this.#isTheTry(target)) return void this.#try().catch((error: unknown) => this.#fault(error));
    if (this.step.task.kind !== 'point') return this.pointer.pick(target);
    const known = this.frame?.look.paths.some(({ kind, id }) => kind === target.kind && id === target.id);
    if (!known) return this.pointer.ask(target);
    const { right, reply } = answerTo(this.step, target.id);
    if (right) this.#done('', reply);
    else this.#wrong(reply);
  }

  ask(target: Target): void {
    if (this.live) this.pointer.ask(target);
  }

  rest(target: Target | null): void {
    this.pointer.resting = target;
  }

  back(): void {
    if (this.reply) this.dismiss();
    else if (this.live) this.pointer.back();
  }

  // -------------------------------------------------------------------------------------------------------
  // What becomes of it.

  async #move(move: string): Promise<void> {
    const { right, reply } = answerTo(this.step, move);
    if (this.step.task.kind === 'move' && !right && this.follower.wrong) return this.#stand(move, reply);
    // What was wrong stays drawn for as long as it is spoken of.
    if (this.step.task.kind !== 'move' || !right) return this.#wrong(reply);
    const latest = this.#going.begin();
    const frame = await this.#ask({ ...this.#at, moves: [move] });
    if (!latest()) return;
    this.#show(frame, true);
    const { made, decided } = frame;
    this.manners.sound(decided?.captures ? 'capture' : decided?.flights.length ? 'slide' : 'place');
    this.#done(made ? told(made.tale, this.you) : '', reply);
    await this.#beat.wait(this.manners.duration(SLIDE_TIME));
  }

  /** Shows what a wrong move does, and says what comes of it. */
  async #stand(move: string, reply: string | null): Promise<void> {
    const latest = this.#going.begin();
    this.#before = this.frame;
    const frame = await this.#ask({ ...this.#at, moves: [move] });
    if (!latest()) return;
    this.#wrongs += 1;
    this.#show(frame, true);
    this.manners.sound(frame.decided?.captures ? 'capture' : 'place');
    this.state = 'tried';
    const more = await this.follower.wrong?.(frame);
    if (!latest()) return;
    const text = [reply ?? words('learn-not-that'), more ?? ''].filter((part) => part !== '').join(' ');
    this.#say(false, frame.made ? told(frame.made.tale, this.you) : '', text);
  }

  /** Whether this target completes what a step asks to try: as the beginning of something else it would be no try. */
  #isTheTry({ id }: Target): boolean {
    const { task } = this.step;
    if (task.kind !== 'refused' || id !== task.targets.at(-1)) return false;
    const { prefix } = this.pointer.walk;
    return task.targets.slice(0, -1).every((before, index) => prefix[index]?.id === before);
  }

  async #try(): Promise<void> {
    const { task } = this.step;
    if (task.kind !== 'refused' || !this.frame) return;
    const path = targetsOf(this.frame.look, task.targets);
    const latest = this.#going.begin();
    const call = { ...this.#at, prefix: path.slice(0, -1), target: path.at(-1)! };
    const reason = await this.engine.call('why-target', call);
    if (latest() && reason) this.#hear(reason);
  }

  /** What the pointer says: mostly why something is not allowed. */
  #hear(notice: Notice | Reason | null): void {
    if (this.state !== 'asking') return;
    if (notice === null) return this.dismiss();
    // Who asks about what can be done has answered nothing.
    if ('fine' in notice) return;
    const facts = 'say' in notice ? said(notice.say, this.you) : notice.message;
    const { rule, squares } = notice;
    const { task } = this.step;
    const { right, reply } = answerTo(this.step, rule ?? '');
    if (task.kind === 'refused' && right) return this.#done(facts, reply, rule, squares);
    this.#wrong('', facts, rule, squares);
  }

  #done(facts: string, text: string | null, rule: string | null = null, squares: string[] = []): void {
    this.state = 'done';
    this.#say(true, facts, text ?? '', rule, squares);
    this.follower.right?.(this.index);
  }

  #wrong(text: string | null, facts = '', rule: string | null = null, squares: string[] = []): void {
    this.#wrongs += 1;
    this.#say(false, facts, text ?? words('learn-not-that'), rule, squares);
  }

  #say(
    right: boolean,
    facts: string,
    text: string,
    rule: string | null = null,
    squares: string[] = [],
  ): void {
    this.shown = null;
    this.reply = { right, facts, text, rule, squares };
  }

  #show(frame: Frame, moves: boolean): void {
    this.#at = { game: this.course.game, options: this.step.options ?? {}, position: frame.look.position };
    this.#moment = moves ? Math.abs(this.#moment) + 1 : -1;
    this.rolling = null;
    this.frame = frame;
  }

  /** Has the pointer begin anew on the position that is shown. */
  #point(choosing: boolean): void {
    if (this.frame) this.pointer.stand({ at: this.#at, look: this.frame.look }, choosing);
  }

  async #roll({ made }: Frame): Promise<void> {
    if (!made?.faces || made.seat === null) return;
    const time = this.manners.duration(ROLL_TIME);
    this.rolling = { seat: made.seat, faces: made.faces, time };
    this.manners.sound('roll');
    await this.#beat.wait(time);
    this.rolling = { seat: made.seat, faces: made.faces, time: 0 };
    await this.#beat.wait(this.manners.reading(REST_TIME));
  }

  #ask(at: At): Promise<Frame> {
    return this.engine.call('frame', at);
  }

  #placeOf({ options = {}, position, moves = [] }: LessonStep): At {
    return { game: this.course.game, options, ...(position !== undefined && { position }), moves };
  }

  #fault(error: unknown): void {
    this.failure = error;
  }
}

/** Whoever is to act or to throw. */
function actors({ look }: Frame): string[] {
  if (look.turn === 'chance') return look.scene.throw ? [look.scene.throw.seat] : [];
  return look.turn === null ? [] : [look.turn];
}
