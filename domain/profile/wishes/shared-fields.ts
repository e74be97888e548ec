import { seesField, type ViewerKind } from '../../permissions/profile.ts';
import type { Flags } from './wish-names.ts';

/** docs/product/profile.md, Fields shown by choice: the fields that the owner shows to recruiters or keeps back. */
export const shareableFields = ['averageDailyRate', 'perks', 'codingReason', 'jobIssues'] as const;
export type ShareableField = (typeof shareableFields)[number];

type Shared = {
  sharedFields: ShareableField[];
  averageDailyRate: number | null;
  perks: Flags;
  codingReason: string | null;
  jobIssues: Flags;
};

/** The same profile without the fields that this viewer may not see. Pages and résumés are made from it. */
export function withSharedFields<T extends Shared>(kind: ViewerKind, profile: T): T {
  const sees = (field: ShareableField) => seesField(kind, profile.sharedFields.includes(field));
  return {
    ...profile,
    averageDailyRate: sees('averageDailyRate') ? profile.averageDailyRate : null,
    perks: sees('perks') ? profile.perks : {},
    codingReason: sees('codingReason') ? profile.codingReason : null,
    jobIssues: sees('jobIssues') ? profile.jobIssues : {},
  };
}
