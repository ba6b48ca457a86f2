import { type ActivityType, followsPosition } from "@/lib/activity/workouts/rules";
import { newIdempotencyKey } from "@/lib/core/client/idempotency-key";
import { signal } from "@/lib/core/client/signal";
import { GAP } from "./position-filter";
import { deleteRecording, PIECE, type StoredRecording, saveRecording } from "./recording-store";
import { type RecordingEvent, Track } from "./track";

const SAVE_INTERVAL_MS = 5000;
const TICK_MS = 1000;
/** GPS without cached positions: accurate, but the main drain on the battery. */
const WATCH: PositionOptions = { enableHighAccuracy: true, maximumAge: 0, timeout: 30_000 };

/** The quality of the device's location. */
export type Signal = "none" | "searching" | "good" | "weak" | "denied";
const WEAK_METERS = 25;
const DENIED = 1;

type RecordingStart = Pick<StoredRecording, "activityType" | "trailId"> &
  Partial<Pick<StoredRecording, "startedAt" | "id">>;

/** A recording that runs on this page: it watches the position, stores it, and notifies the screens. */
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
  private isAbandoned = false;
  private signal: Signal = "none";
  private locatedAt = 0;
  readonly activityType: ActivityType;
  /** A trail to show under the recording. */
  readonly trailId: string | null;
  readonly startedAt: number;
  readonly id: string;

  constructor(
    private readonly userId: string,
    { activityType, trailId, startedAt = Date.now(), id = newIdempotencyKey() }: RecordingStart,
  ) {
    this.activityType = activityType;
    this.trailId = trailId;
    this.startedAt = startedAt;
    this.id = id;
    this.track = new Track(activityType, startedAt);
  }

  /** Restores a recording from this device. */
  static from(userId: string, { events, ...start }: StoredRecording): RecorderSession {
    const session = new RecorderSession(userId, start);
    for (const event of events) session.note(event);
    session.isDirty = false;
    session.written = events.length;
    return session;
  }

  /** Browsers don't always report when positions stop arriving. */
  signalAt(now: number): Signal {
    const isStale = (this.signal === "good" || this.signal === "weak") && now - this.locatedAt > GAP * 1000;
    return isStale && !this.track.isPaused ? "searching" : this.signal;
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
    this.timers = [setInterval(this.changed.emit, TICK_MS), setInterval(() => void this.write(), SAVE_INTERVAL_MS)];
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
        this.locatedAt = Date.now();
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
    this.wakeLock = await navigator.wakeLock.request("screen").catch(() => null); // Browsers refuse at low battery.
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

  /** Writes new events, one write at a time, so that an older state never replaces a newer one. */
  write(): Promise<void> {
    if (!this.isDirty || this.isAbandoned) return this.writing;
    this.isDirty = false;
    const { id, activityType, trailId, startedAt } = this;
    const from = Math.floor(this.written / PIECE);
    const events = [...this.events];
    this.written = events.length;
    const recording = { id, activityType, trailId, startedAt, events };
    this.writing = this.writing.then(() => saveRecording(this.userId, recording, from));
    return this.writing;
  }

  /** Stops without writing pending events: the device is being cleared, or another tab has taken over. */
  abandon(): void {
    this.isAbandoned = true;
    void this.stop();
  }

  /** Stops watching the position; the recording stays on the device until it is saved or discarded. */
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
    await deleteRecording(this.userId);
  }
}
