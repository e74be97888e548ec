import type { Phase } from '../../../../domain/contact/introductions/status.ts';
import { phaseOf } from '../../../../domain/contact/introductions/status.ts';
import { NotFound } from '../../../../domain/refusals.ts';
import type { Trx } from '../../../data/database.ts';
import type { Party } from '../conversations/permit.ts';
import { readIntroduction } from '../conversations/read-introduction.ts';
import type { Stored } from '../introductions/apply-event.ts';
import { lockIntroduction } from '../introductions/read-stored.ts';

/** The conversation is not open, or the company is not validated. */
export type Closed = { outcome: 'refused'; reason: Phase | 'frozen' };

/** The introduction under the lock of its pair, while the two may talk; others than its two sides get NotFound. */
export async function lockOpen(trx: Trx, introductionId: string, party: Party): Promise<Stored | Closed> {
  await readIntroduction(trx, party, introductionId);
  const stored = await lockIntroduction(trx, introductionId, party.whose);
  if (!stored) throw new NotFound();
  const phase = phaseOf(stored.status);
  if (phase !== 'open') return { outcome: 'refused', reason: phase };
  return stored.frozen ? { outcome: 'refused', reason: 'frozen' } : stored;
}
