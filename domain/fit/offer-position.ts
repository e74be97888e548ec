import { readPosition, writePosition } from '../moment-position.ts';
import { highestRank, type RankedOffer } from './offer.ts';

/** A position in the offers of a person, and the day (since 1970) on which the first page was computed. */
type OfferPosition = RankedOffer & { day: number };

const form = /^fit~(\d{1,4})~(\d{1,5})~(.+)$/;

/** The form in an address. */
export function writeOfferPosition({ rank, day, publishedAt, id }: OfferPosition): string {
  return `fit~${rank}~${day}~${writePosition({ at: publishedAt, id })}`;
}

/** Undefined for a text that is not such a position. */
export function readOfferPosition(text: string): OfferPosition | undefined {
  const [, rank, day, rest = ''] = form.exec(text) ?? [];
  const position = readPosition(rest);
  if (!position || Number(rank) > highestRank) return undefined;
  return { rank: Number(rank), day: Number(day), publishedAt: position.at, id: position.id };
}

/** Further pages of a list are read within so many days of the first. */
const mostDays = 2;

/** A list of long ago, or of a day that someone wrote into the address, starts again. */
export function isCurrentPosition({ day }: OfferPosition, today: number): boolean {
  return day <= today && day >= today - mostDays;
}
