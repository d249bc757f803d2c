/** What this player is about to do, and what the table looked like before. The table shows what would
 * come of it; this remembers what is so, and writes the moves. */
import type { Coordinates } from "./components";
import { drawnSteps } from "./drawing";
import { END_ACTIONS, movesOn, offers, same, squareOf, type Action, type CartName, type Move } from "./moves";
import { likeliest } from "./suggesting";
import type { Props, Shown, View } from "./view";

/** How long moves that were sent may stay unanswered before they can be sent again. */
const PATIENCE = 5000;
/** Decisions that are no choice where only one move is left: they are made along with the move before. */
const FORCED: readonly Move["move"][] = ["pick", "turn", "face", "split", "take_mission"];

/** An action in thought, and what could be done in its place. */
export interface Step {
  action: Action;
  options: Action[];
}

export class Planning {
  /** The actions in thought, in order. */
  steps = $state.raw<Step[]>([]);
  /** Of an exit or a place for a token: looked at, not yet for good. */
  chosen = $state.raw<Move | null>(null);
  /** Confirmed, and not yet seen on the table. */
  sent = $state(false);
  /** The step that turning turns. */
  #current = $state(0);
  #before = $state.raw<Shown | null>(null);
  /** The moves that the table was asked about last. */
  #run = $state.raw<Move[]>([]);
  /** It is for good: the moves are sent once all that is forced after them is among them. */
  #leaving = $state(false);
  /** What was drawn when it was, until the table shows what came of it. */
  #still = $state.raw<View | null>(null);
  /** What a track that is being drawn is added to. */
  #drawing: { steps: Step[]; legal: Move[]; view: View } | null = null;
  #sentFrom: View | null = null;
  #patience: ReturnType<typeof setTimeout> | undefined;
  #seat: number | null = null;
  /** The table has answered something about the plan. */
  #heard = false;
  #read: () => Props;

  constructor(read: () => Props) {
    this.#read = read;
  }

  get #props(): Props {
    return this.#read();
  }

  /** The table without the plan. */
  get actual(): Shown {
    return this.#before ?? this.#props;
  }

  /** What the table would be after the plan; as it is, where there is none. */
  get after(): Shown {
    return this.#props;
  }

  /** What is to be drawn: with rails and carts that are planned, but with no cart moved. */
  get drawn(): View {
    return this.#still ?? (this.acting ? this.after.view : this.actual.view);
  }

  get acting(): boolean {
    return this.actual.view.decision === "act";
  }

  /** Whether something may be done here now. */
  get open(): boolean {
    return this.#props.asked && !this.sent && !this.#leaving && this.#props.seat !== null;
  }

  /** It is for good, and on its way. */
  get leaving(): boolean {
    return this.sent || this.#leaving;
  }

  /** Whether the table shows what comes of the plan as it is now. */
  get answered(): boolean {
    return !this.#run.length || this.#props.planned?.moves === this.#run;
  }

  /** The table shows nothing hidden: it has stopped before a move that would. */
  get cutShort(): boolean {
    const { planned } = this.#props;
    return this.#run.length > 0 && this.answered && planned !== null && planned.made < this.#run.length && !planned.refused;
  }

  /** What can be done after the plan. */
  get legal(): Move[] {
    return this.open && this.answered && !this.cutShort ? this.after.legal : [];
  }

  /** What can be chosen now, whatever is being looked at. */
  get choices(): Move[] {
    return this.open ? this.actual.legal : [];
  }

  get planned(): boolean {
    return this.steps.length > 0 || this.chosen !== null;
  }

  get canConfirm(): boolean {
    return this.open && this.planned && this.answered;
  }

  /** The actions end with the plan, or may be ended after it. */
  get canEnd(): boolean {
    return this.open && this.acting && this.answered && offers(this.after.legal, "end_actions") && !this.cutShort;
  }

  /** With the last of the plan the actions are over, and the carts roll. */
  get endsActions(): boolean {
    return this.steps.length > 0 && this.answered && (this.cutShort || this.after.view.decision !== "act");
  }

  get actionsLeft(): number {
    return this.actual.view.actions - this.steps.length;
  }

  /** What a tap on a square would begin. */
  onSquare(square: Coordinates): Move[] {
    if (this.acting) return movesOn(this.legal, square);
    return movesOn(this.choices, square);
  }

  isLit(square: Coordinates): boolean {
    return this.onSquare(square).length > 0 || (this.open && this.stepOn(square) >= 0);
  }

  /** The last step on a square; −1 where there is none. */
  stepOn(square: Coordinates): number {
    return this.steps.findLastIndex(({ action }) => {
      const at = squareOf(action);
      return at !== null && same(at, square);
    });
  }

  /** The step that is being turned. */
  get turning(): Step | null {
    const step = this.steps[this.#current];
    return step && step.options.length > 1 ? step : null;
  }

  /** Do something on a square: plan an action, or turn what is planned there. */
  tap(square: Coordinates): void {
    const at = this.stepOn(square);
    if (at >= 0 && this.open) {
      this.#current = at;
      if (this.steps[at]!.options.length > 1) this.turn(1);
      else this.#drop(at);
      return;
    }
    const moves = this.onSquare(square);
    if (!moves.length) return;
    if (!this.acting) return this.choose(moves[0]!);
    const options = moves as Action[];
    this.#add({ action: likeliest(options, this.after.view), options });
  }

  /** A track drawn over squares, after what was planned when the drawing began. */
  draw(path: Coordinates[]): void {
    if (!this.acting || !this.open) return;
    if (path.length === 2 && !this.#drawing) {
      if (!this.answered || this.cutShort) return;
      this.#drawing = { steps: this.steps, legal: this.after.legal, view: this.after.view };
    }
    if (!this.#drawing) return;
    const { steps, legal, view } = this.#drawing;
    const left = this.actual.view.actions - steps.length;
    const more = path.length > 1 ? drawnSteps(path, legal, view).slice(0, left) : [];
    this.#current = Math.max(0, steps.length + more.length - 1);
    if (steps.length + more.length || this.steps.length) this.#plan([...steps, ...more]);
  }

  /** The hand is off: the next drawing begins anew. */
  drew(): void {
    this.#drawing = null;
  }

  /** Change the speed of a cart; the opposite takes it back. */
  speed(cart: CartName, by: 1 | -1): void {
    if (!this.open) return;
    const back = this.steps.findLastIndex(({ action }) => action.move === "speed" && action.cart === cart && action.by === -by);
    if (back >= 0) return this.#drop(back);
    const action = this.legal.find((move) => move.move === "speed" && move.cart === cart && move.by === by);
    if (action) this.#add({ action: action as Action, options: [] });
  }

  canSpeed(cart: CartName, by: 1 | -1): boolean {
    if (!this.open || !this.acting) return false;
    const wanted = (move: Move, way: number) => move.move === "speed" && move.cart === cart && move.by === way;
    return this.legal.some((move) => wanted(move, by)) || this.steps.some(({ action }) => wanted(action, -by));
  }

  /** The next of what could lie there. */
  turn(by: number): void {
    const step = this.turning;
    if (!step || !this.open) return;
    const count = step.options.length;
    this.become(step.options[(step.options.indexOf(step.action) + by + count) % count]!);
  }

  become(action: Action): void {
    const step = this.turning;
    if (!step || !this.open) return;
    const at = this.#current;
    this.#plan(this.steps.map((known, place) => (place === at ? { ...step, action } : known)));
  }

  takeBack(): void {
    if (this.chosen) this.cancel();
    else if (this.open && this.steps.length) this.#drop(this.steps.length - 1);
  }

  cancel(): void {
    if (!this.open || !this.planned) return;
    this.#forget();
    this.#props.table.plan([]);
  }

  /** Look what would come of a move; the same again makes it. */
  choose(move: Move): void {
    if (!this.open) return;
    if (this.chosen === move) return this.confirm();
    this.chosen = move;
    this.#ask([move]);
  }

  confirm(): void {
    if (this.canConfirm) this.#leave(this.#run);
  }

  endActions(): void {
    if (this.canEnd) this.#leave([...this.steps.map(({ action }) => action), END_ACTIONS]);
  }

  /** Make a move at once. */
  make(move: Move): void {
    if (this.open) this.#leave([move]);
  }

  /** To be called whenever the table has changed: a plan ends when it has come true or cannot. */
  settle(): void {
    const { asked, view, seat, planned } = this.#props;
    const cameTrue = this.sent && view !== this.#sentFrom;
    // Somebody has taken a move back: the table no longer knows of the plan.
    const dropped = this.#heard && planned === null && !this.leaving;
    const moot = seat !== this.#seat || (!this.sent && !asked) || dropped;
    if ((this.#run.length || this.sent) && (cameTrue || moot)) this.#forget();
    this.#seat = seat;
    this.#heard = this.#run.length > 0 && planned !== null;
    if (!this.#run.length || !this.answered || this.sent) return;
    if (planned?.refused) return this.#refused(planned.made);
    const next = this.cutShort ? null : this.#forced();
    if (next) this.#ask([...this.#run, next]);
    else if (this.#leaving) this.#send();
  }

  /** The only move that is left, where it is not worth a press. */
  #forced(): Move | null {
    const { legal } = this.after;
    const [next] = legal;
    if (!next || legal.length > 1 || (!this.#leaving && !this.chosen)) return null;
    // A single cart rolls when the actions are over; after another one it waits for its owner.
    const rolls = next.move === "move_cart" && this.acting && !offers(this.#run, "move_cart");
    return rolls || FORCED.includes(next.move) ? next : null;
  }

  #refused(made: number): void {
    if (this.steps.length && made < this.steps.length && !this.#leaving) this.#plan(this.steps.slice(0, made));
    else {
      const run = this.#run.slice(0, made + 1);
      this.#forget();
      this.#props.table.plan([]);
      this.#props.table.why(...run);
    }
  }

  #add(step: Step): void {
    this.#current = this.steps.length;
    this.#plan([...this.steps, step]);
  }

  /** Without a step, and without what stood on it. */
  #drop(at: number): void {
    const gone = squareOf(this.steps[at]!.action);
    const left = this.steps.filter(({ action }, place) => {
      const square = squareOf(action);
      return place < at || (place > at && !(gone && square && same(gone, square)));
    });
    this.#current = Math.max(0, left.length - 1);
    this.#plan(left);
  }

  #plan(steps: Step[]): void {
    this.steps = steps;
    this.#ask(steps.map(({ action }) => action));
  }

  #ask(run: Move[]): void {
    const { view, legal, scores, table } = this.#props;
    this.#before ??= { view, legal, scores };
    this.#run = run;
    table.plan(run);
    if (!run.length) this.#before = null;
  }

  #leave(run: Move[]): void {
    this.#still = this.drawn;
    this.#leaving = true;
    // What the table has answered already need not be asked again.
    if (run === this.#run) this.settle();
    else this.#ask(run);
  }

  #send(): void {
    const { table, view } = this.#props;
    this.sent = true;
    this.#sentFrom = view;
    table.play(this.#run);
    clearTimeout(this.#patience);
    this.#patience = setTimeout(() => this.#giveUp(), PATIENCE);
  }

  #giveUp(): void {
    this.sent = false;
    this.#leaving = false;
    this.#still = null;
  }

  #forget(): void {
    clearTimeout(this.#patience);
    this.steps = [];
    this.chosen = null;
    this.#current = 0;
    this.#before = null;
    this.#run = [];
    this.#heard = false;
    this.#giveUp();
  }
}
