import { cardChangeSchema } from '../../../domain/profile/cards/card-change.ts';
import { isEditableCard } from '../../../server/services/profile/cards/editable-cards.ts';
import { permitEdit, readCard, saveCard } from '../../../server/services/profile/edit-card.ts';
import { hideCard } from '../../../server/services/profile/hide-card.ts';
import { answerJson, notUnderstood } from '../../forms/answer-json.ts';
import { serve } from '../../serve.ts';

/** The stored values for the dialog of a card. */
export const loader = serve(async (context, { params }) => {
  return answerJson(context, async () => {
    if (!isEditableCard(params.card)) throw notFound();
    return readCard(context, params.developerId ?? '', params.card);
  });
});

/** Always answers in JSON: a refused dialog stays open with the typed values. */
export const action = serve(async (context, { params, request }) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
  return answerJson(context, async () => {
    const { developerId = '', card } = params;
    permitEdit(context, developerId);
    const sent = cardChangeSchema.safeParse(await request.json().catch(() => undefined));
    if (!isEditableCard(card)) throw notFound();
    if (!sent.success) throw notUnderstood();
    if (sent.data.mode === 'hide') {
      await hideCard(context, developerId, sent.data.card, sent.data.hidden);
      return { done: true, alias: '' };
    }
    return { done: true, ...(await saveCard(context, developerId, card, sent.data)) };
  });
});

function notFound(): Error {
  return Object.assign(new Error('not found'), { name: 'NotFound' });
}
