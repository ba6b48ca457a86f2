import { type ActivityType, followsPosition } from "@/lib/activity/workouts/rules";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { signal } from "@/lib/core/client/signal";
import { forgetRecording, type KeptRecording, keepRecording, PIECE } from "./recording-store";
import { type RecordingEvent, Track } from "./track";

const KEPT_EVERY_MS = 5000;
const TICK_MS = 1000;
/** GPS and no cached positions: exact, and what drains the battery most. */
const WATCH: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 };

/** What the device says of its position, in words. */
export type Signal = "none" | "searching" | "good" | "weak" | "denied";
const WEAK_METERS = 25;
const DENIED = 1;

/** One recording that runs on this page: it watches the position, stores what it gets, and notifies the screen. */
export class RecorderSession {
  readonly track: Track;
  readonly changed = signal();
  private readonly events: RecordingEvent[] = [];
  private written = 0;
  private isDirty = false;
  private watchId: number | null = null;
  private wakeLock: WakeLockSentinel | null = null;
  private timers: ReturnType<typeof setInterval>[] = [];
  private writing: Promise<void> = Promise.resolve();
  signal: Signal = "none";

  constructor(
    private readonly userId: string,
    readonly activityType: ActivityType,
    readonly startedAt = Date.now(),
    readonly id = newIdempotencyKey(),
  ) {
    this.track = new Track(activityType, startedAt);
  }

  /** Restores a recording that was stored on this device. */
  static from(userId: string, { activityType, startedAt, id, events }: KeptRecording): RecorderSession {
    const session = new RecorderSession(userId, activityType, startedAt, id);
    for (const event of events) session.note(event);
    session.isDirty = false;
    return session;
  }

  private note(event: RecordingEvent): void {
    this.events.push(event);
    this.track.push(event);
    this.isDirty = true;
  }

  /** Starts or resumes watching the position. */
  listen(): void {
    this.isDirty = true;
    void this.write();
    this.timers = [setInterval(this.changed.emit, TICK_MS), setInterval(() => void this.write(), KEPT_EVERY_MS)];
    document.addEventListener("visibilitychange", this.onVisibility);
    window.addEventListener("pagehide", this.onHide);
    void this.stayAwake();
    this.watch();
    this.changed.emit();
  }

  private watch(): void {
    if (!followsPosition(this.activityType) || !navigator.geolocation || this.watchId !== null) return;
    this.signal = "searching";
    this.watchId = navigator.geolocation.watchPosition(
      ({ coords: { latitude, longitude, accuracy, altitude }, timestamp }) => {
        this.signal = accuracy > WEAK_METERS ? "weak" : "good";
        this.note(["fix", timestamp, latitude, longitude, accuracy, altitude]);
        this.changed.emit();
      },
      ({ code }) => {
        this.signal = code === DENIED ? "denied" : "searching";
        this.changed.emit();
      },
      WATCH,
    );
  }

  private readonly onHide = () => void this.write();
  private readonly onVisibility = () => {
    if (document.visibilityState === "hidden") void this.write();
    else void this.stayAwake();
  };

  /**
   * Screen Wake Lock: a sleeping screen gets no positions. The browser releases the lock when the page is hidden, so it
   * is requested again.
   */
  private async stayAwake(): Promise<void> {
    if (!("wakeLock" in navigator) || document.visibilityState !== "visible") return;
    this.wakeLock = await navigator.wakeLock.request("screen").catch(() => null); // low battery: the person's own light
  }

  pause(): void {
    this.note(["pause", Date.now()]);
    void this.write();
    this.changed.emit();
  }

  resume(): void {
    this.note(["resume", Date.now()]);
    void this.write();
    this.changed.emit();
  }

  /** Writes what is new; one after the other, so that an older state never replaces a newer one. */
  write(): Promise<void> {
    if (!this.isDirty) return this.writing;
    this.isDirty = false;
    const { id, activityType, startedAt } = this;
    const from = Math.floor(this.written / PIECE);
    const events = [...this.events];
    this.written = events.length;
    this.writing = this.writing.then(() => keepRecording(this.userId, { id, activityType, startedAt, events }, from));
    return this.writing;
  }

  /** Stops to listen; what was recorded stays on the device until it is saved or discarded. */
  async stop(): Promise<void> {
    for (const timer of this.timers) clearInterval(timer);
    this.timers = [];
    document.removeEventListener("visibilitychange", this.onVisibility);
    window.removeEventListener("pagehide", this.onHide);
    if (this.watchId !== null) navigator.geolocation.clearWatch(this.watchId);
    this.watchId = null;
    await this.wakeLock?.release().catch(() => undefined);
    this.wakeLock = null;
    await this.write();
  }

  async forget(): Promise<void> {
    await this.stop();
    await forgetRecording(this.userId);
  }
}
