import type { CardType } from '../../profile/cards/card.ts';
import type { PlaceChoice } from '../../profile/place-choice.ts';
import type { Flags } from '../../profile/wishes/wish-names.ts';
import type { ResumeProfile } from '../profile.ts';
import type { Planned } from './merge.ts';
import type { Resolved } from './resolve.ts';

/** Fields with one value. An import fills empty ones, and never overwrites a value of the developer. */
export type ImportedFields = {
  phone: string;
  oneSentenceDescription: string;
  personalMessage: string;
  professionId: string;
  place: PlaceChoice;
  state: NonNullable<Resolved['state']>;
  contractTypes: Resolved['contractTypes'];
  remote: NonNullable<Resolved['remote']>;
  salary: number;
  averageDailyRate: number;
  visaSponsorship: boolean;
  perks: Flags;
  jobIssues: Flags;
  codingReason: string;
  codeExperienceYears: number;
  otherExperienceYears: number;
  studiesYears: number;
  interestedTechnologies: string;
  soundtrackUrl: string;
};
export type ImportedField = keyof ImportedFields;

type Value = ImportedFields[ImportedField];
export type PlannedField = Planned<Value> & { field: ImportedField };

/** The card on which each field is edited. */
const fieldCards: Record<ImportedField, CardType> = {
  phone: 'personal',
  oneSentenceDescription: 'about',
  personalMessage: 'about',
  professionId: 'about',
  place: 'about',
  state: 'jobSearch',
  contractTypes: 'jobSearch',
  remote: 'jobSearch',
  salary: 'jobSearch',
  averageDailyRate: 'jobSearch',
  visaSponsorship: 'jobSearch',
  perks: 'jobSearch',
  jobIssues: 'experiences',
  codingReason: 'about',
  codeExperienceYears: 'experiences',
  otherExperienceYears: 'experiences',
  studiesYears: 'education',
  interestedTechnologies: 'skills',
  soundtrackUrl: 'soundtrack',
};

export function planFields(existing: ResumeProfile, found: Resolved): PlannedField[] {
  const stored = storedFields(existing);
  return (Object.keys(fieldCards) as ImportedField[]).flatMap((field) => {
    const value = found[field];
    if (value === undefined || isEmpty(value)) return [];
    const there = stored[field];
    const verdict = same(there, value) ? 'there' : isNone(there) ? 'new' : 'kept';
    return [
      { key: `fields.${field}`, card: fieldCards[field], field, verdict, label: labelOf(value), value, missing: [] },
    ];
  });
}

function storedFields(existing: ResumeProfile): { [field in ImportedField]: unknown } {
  const { place, jobSearchState, remoteFrequency, remoteDaysPerWeek, ...rest } = existing;
  return {
    ...rest,
    place: place && { placeId: place.placeId },
    state: jobSearchState === 'unknown' ? null : jobSearchState,
    remote: remoteFrequency && { frequency: remoteFrequency, daysPerWeek: remoteDaysPerWeek },
  };
}

/** 0 years is the value of a form that was never filled in. */
const isNone = (value: unknown) =>
  value === null || value === undefined || value === '' || value === 0 || isEmpty(value);

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;

function same(there: unknown, value: Value): boolean {
  const told = typeof value === 'object' && 'placeId' in value ? { placeId: value.placeId } : value;
  return JSON.stringify(sorted(there)) === JSON.stringify(sorted(told));
}

const sorted = (value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
    : value;

function labelOf(value: Value): string {
  if (typeof value !== 'object') return String(value);
  if (Array.isArray(value)) return value.join(', ');
  if ('label' in value && typeof value.label === 'string') return value.label;
  return 'frequency' in value ? String(value.frequency) : Object.keys(value).join(', ');
}
