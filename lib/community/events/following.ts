import "server-only";
import { readInTransaction, type Tx } from "@/lib/core/server/db";
import { invalid } from "@/lib/core/server/errors";
import { CHICAGO, daysAfter, instantIn, systemClock } from "@/lib/core/shared/clock";
import type { CommunityEvent, EventSeries } from "@/prisma/generated/client";
import { datesOf } from "../series/dates";
import { dateOf, dayOf, makeDates, requireEnd, ruleOf } from "../series/mutations";
import { newRuleText, placeOf, type Rule } from "../series/rules";
import { requirePossible } from "./checks";
import { describeChanges, notifyAttendees, notifyCanceled } from "./event-updates";
import { lockWithFollowing, requireEditor, requireHost, requireNotEnded } from "./locks";
import { getCommunityEvent } from "./queries";
import { promote } from "./rsvps";
import { canceledText } from "./rules";
import type { EditEvent, Recurrence } from "./schema";

/** No rule has more dates ahead than fit within this many days. */
const FAR_DAYS = 1500;
const DAY_MS = 86_400_000;

type Following = { series: EventSeries; dates: CommunityEvent[]; mine: CommunityEvent };

/** This date of a series and the later ones, all locked, in the rule's order; null if the event isn't recurring. */
async function following(
  tx: Tx,
  userId: string,
  eventId: string,
  requireRight: typeof requireHost,
): Promise<Following | null> {
  await getCommunityEvent(userId, eventId, readInTransaction(tx));
  const ids = await lockWithFollowing(tx, eventId);
  const event = await requireRight(tx, eventId, userId);
  requireNotEnded(event);
  const { seriesId } = event;
  if (seriesId === null) return null;
  const series = await tx.eventSeries.findUniqueOrThrow({ where: { id: seriesId } });
  const dates = await tx.communityEvent.findMany({ where: { id: { in: ids } }, orderBy: { slot: "asc" } });
  const mine = dates.find(({ id }) => id === eventId);
  return mine ? { series, dates, mine } : null;
}

/** Only the fields that change, because the form sends all of them. */
function changesTo(before: CommunityEvent, { date: _date, time: _time, ...input }: EditEvent) {
  const isOther = (name: string, value: unknown) =>
    value !== undefined && JSON.stringify(value) !== JSON.stringify(Reflect.get(before, name));
  return Object.fromEntries(Object.entries(input).filter(([name, value]) => isOther(name, value)));
}

/**
 * Changes this date and the later ones, including those not created yet and, with a new recurrence, which dates exist. A
 * date that was moved separately keeps its day and time. False if the event isn't recurring.
 */
export async function editFollowing(
  tx: Tx,
  userId: string,
  eventId: string,
  input: EditEvent,
  recurrence: Recurrence | undefined,
): Promise<boolean> {
  const found = await following(tx, userId, eventId, recurrence ? requireHost : requireEditor);
  if (!found && recurrence) throw invalid("repeats", "This event isn't recurring");
  if (!found) return false;
  const { series, dates, mine } = found;
  await requirePossible(tx, userId, mine, input);
  const time = input.time ?? mine.time;
  const isLater = time !== mine.time;
  const moved = input.date !== undefined && input.date !== dayOf(mine.date) ? input.date : null;
  const turned =
    recurrence && isRecurrenceChanged(series, recurrence) ? withRecurrence(found, recurrence, moved, isLater) : null;
  const shifted = turned || moved === null ? null : slotsFrom(series, moved, dates.length);
  const slots = turned?.slots ?? shifted;
  if (slots)
    await tx.communityEvent.updateMany({ where: { id: { in: dates.map(({ id }) => id) } }, data: { slot: null } });
  const changes = changesTo(mine, input);
  const usualTime = isLater ? time : series.time;
  const updates: { eventId: string; text: string }[] = [];
  for (const [index, before] of dates.entries()) {
    if (slots?.[index] === null) continue;
    const slot = slots?.[index] ?? (before.slot && dayOf(before.slot)) ?? dayOf(before.date);
    const isMine = before.id === eventId;
    const movesAlone = !isMine && isMovedByItself(before, series);
    const day = movesAlone || !moved ? dayOf(before.date) : isMine ? moved : slot;
    const at = movesAlone || !isLater ? before.time : time;
    const when = { date: dateOf(day), time: at, startsAt: instantIn(CHICAGO, day, at) };
    // If a rule starts earlier than its current time, the earlier dates keep theirs.
    const isChanged = (isMine ? day !== slot : before.isChanged) || (turned !== null && at !== usualTime);
    const data = { ...(before.canceledAt === null ? changes : {}), ...when, slot: dateOf(slot) };
    const after = await tx.communityEvent.update({
      where: { id: before.id },
      data: { ...data, sequence: { increment: 1 }, isChanged },
    });
    const text = before.canceledAt === null && describeChanges(before, after);
    if (text) updates.push({ eventId: before.id, text: `${text}. Later dates also changed` });
    await promote(tx, before.id);
  }
  await tx.eventSeries.update({
    where: { id: series.id },
    data: {
      ...{ time: usualTime, sequence: { increment: 1 } },
      ...(turned ? turned.data : ruleFrom(series, mine, shifted, isLater)),
    },
  });
  await notifyAttendees(tx, userId, "event-changed", updates);
  if (turned) {
    await notifyCanceled(tx, userId, await cancelDates(tx, turned.gone, turned.why), turned.why);
    await makeDates(tx, series.id, systemClock());
  }
  return true;
}

const isRecurrenceChanged = ({ repeats, until }: EventSeries, recurrence: Recurrence): boolean =>
  repeats !== recurrence.repeats || (until && dayOf(until)) !== recurrence.until;

/**
 * Applies a new rule from this date on: which dates stay, each moved by as much as this one, and which it no longer
 * contains.
 */
function withRecurrence(
  { series, dates, mine }: Following,
  recurrence: Recurrence,
  moved: string | null,
  isLater: boolean,
) {
  const day = dayOf(mine.slot ?? mine.date);
  const first = moved ?? day;
  requireEnd(recurrence.until, first);
  const isOtherDays = recurrence.repeats !== series.repeats || moved !== null;
  const old = ruleOf(series);
  // "The last Monday" stays the last even if only the end or time changes, and even if it is the fourth one here.
  const rule: Rule = isOtherDays
    ? { ...recurrence, startsOn: first, isLast: false }
    : { ...old, ...recurrence, ...(isLater && { startsOn: first, isLast: placeOf(old) < 0 }) };
  const shift = (Date.parse(first) - Date.parse(day)) / DAY_MS;
  const days = dates.map(({ slot, date }) => daysAfter(dayOf(slot ?? date), shift));
  const given = new Set(datesOf(rule, first, days.at(-1) ?? first));
  const slots = days.map((one) => (given.has(one) ? one : null));
  return {
    slots,
    gone: dates.filter((_, index) => slots[index] === null),
    why: newRuleText(rule, isOtherDays),
    data: {
      repeats: rule.repeats,
      startsOn: dateOf(rule.startsOn),
      isLast: rule.isLast,
      until: rule.until === null ? null : dateOf(rule.until),
      nextOn: dateOf(daysAfter(first, 1)),
    },
  };
}

/** Cancels dates; those canceled before are unchanged. Returns the ids of the others. */
async function cancelDates(tx: Tx, dates: readonly CommunityEvent[], reason: string | null): Promise<string[]> {
  const upcoming = dates.flatMap(({ id, canceledAt }) => (canceledAt === null ? [id] : []));
  await tx.communityEvent.updateMany({
    where: { id: { in: upcoming } },
    data: { canceledAt: systemClock(), cancelReason: reason, sequence: { increment: 1 } },
  });
  return upcoming;
}

/** The rule's first days from this one on. */
function slotsFrom(series: EventSeries, day: string, count: number): string[] {
  const rule = { ...ruleOf(series), startsOn: day, until: null, isLast: false };
  if (series.until !== null && day > dayOf(series.until)) throw invalid("date", "This event ends before that date");
  return datesOf(rule, day, daysAfter(day, FAR_DAYS)).slice(0, count);
}

const isMovedByItself = ({ isChanged, slot, date, time }: CommunityEvent, series: EventSeries): boolean =>
  isChanged && (slot?.getTime() !== date.getTime() || time !== series.time);

/**
 * The changed fields of the rule: moved dates count from the new day. With a new time the rule starts here, because
 * earlier dates keep theirs.
 */
function ruleFrom(series: EventSeries, mine: CommunityEvent, slots: readonly string[] | null, isLater: boolean) {
  if (!slots) return isLater && mine.slot ? { startsOn: mine.slot, isLast: placeOf(ruleOf(series)) < 0 } : {};
  const [first = dayOf(mine.date)] = slots;
  const last = slots.at(-1) ?? first;
  return {
    startsOn: dateOf(first),
    isLast: false,
    // The last date may have moved past the end.
    ...(series.until !== null && dayOf(series.until) < last && { until: dateOf(last) }),
    ...(series.nextOn !== null && { nextOn: dateOf(daysAfter(last, 1)) }),
  };
}

/** Cancels this date and the later ones and ends the recurrence. False if the event isn't recurring. */
export async function cancelFollowing(
  tx: Tx,
  userId: string,
  eventId: string,
  reason: string | null,
): Promise<boolean> {
  const found = await following(tx, userId, eventId, requireHost);
  if (!found) return false;
  const { series, dates, mine } = found;
  const upcoming = await cancelDates(tx, dates, reason);
  const until = dateOf(daysAfter(dayOf(mine.slot ?? mine.date), -1));
  await tx.eventSeries.update({ where: { id: series.id }, data: { until, nextOn: null, sequence: { increment: 1 } } });
  const text = canceledText(reason, true);
  const updates = upcoming.map((id) => ({ eventId: id, text }));
  await notifyAttendees(tx, userId, "event-cancelled", updates);
  return true;
}
