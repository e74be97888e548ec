import { portalPath } from '../../../domain/catalogue/portal.ts';
import type { CatalogueVisit } from '../../../domain/catalogue/visit.ts';
import type { Context } from '../../context.ts';
import { publicQuestion } from '../assessments/questions/public-question.ts';
import { consume, limits } from '../shared/limits/consume.ts';
import { readCatalogueNames } from './catalogue-names.ts';

/** Records a followed link of the catalogue; the names are read from the database, not taken from the browser. */
export async function recordVisit(context: Context, visit: CatalogueVisit): Promise<void> {
  const { db, viewer, ports, clientAddress } = context;
  await consume(db, limits.visitByAddress, clientAddress);
  const who = { uid: viewer?.userId ?? null, role: viewer?.role ?? 'ANONYMOUS' };
  if (visit.to === 'question') {
    const { testId, questionId } = visit;
    const question = await publicQuestion(db, visit)
      .select(['q.titleFr as questionTitle', 't.nameFr as testName'])
      .executeTakeFirst();
    if (!question) return;
    const data = { testId, questionId, ...question, ...who };
    await ports.analytics.record({ name: 'Question visit from question dictionary hit', data });
    return;
  }
  const { kind, id, fromTag } = visit;
  const names = await readCatalogueNames(context);
  const named = (kind === 'technology' ? names.technologies : names.professions).get(id);
  if (!named) return;
  const data = { kind, seo: portalPath(kind, context.locale, named), id, fromTag, ...who };
  await ports.analytics.record({ name: 'Question seo portal visit', data });
}
