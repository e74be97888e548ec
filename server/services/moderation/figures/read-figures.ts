import type { Figures } from '../../../../domain/moderation/figures/figures.ts';
import type { FigureDays } from '../../../../domain/moderation/figures/period.ts';
import { canSeeFigures } from '../../../../domain/permissions/moderation.ts';
import { type Context, permit } from '../../../context.ts';
import { makeFigures, makeMarket } from './make-figures.ts';

export type MadeFigures = { madeAt: string; figures: Figures };

/** The figures as they were made last night; made at this moment while none are stored. */
export async function readFigures(context: Context, days: FigureDays): Promise<MadeFigures> {
  permit(context, canSeeFigures);
  const { db, ports } = context;
  const stored = await db
    .selectFrom('marketplaceFigures')
    .select(['madeAt', 'figures'])
    .where('days', '=', days)
    .executeTakeFirst();
  if (stored) return { madeAt: stored.madeAt.toISOString(), figures: stored.figures as unknown as Figures };
  const now = ports.clock.now();
  return { madeAt: now.toISOString(), figures: await makeFigures(db, await makeMarket(db, now), days, now) };
}
