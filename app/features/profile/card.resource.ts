import * as z from 'zod';
import { cardTypes } from '../../../domain/profile/card.ts';
import type { Context } from '../../../server/context.ts';
import type { Invalid } from '../../../server/errors.ts';
import { isEditableCard } from '../../../server/services/profile/cards/editable-cards.ts';
import { permitEdit, readCard, saveCard } from '../../../server/services/profile/edit-card.ts';
import { hideCard } from '../../../server/services/profile/hide-card.ts';
import { serve } from '../../serve.ts';
import type { CardAnswer } from './card-answer.ts';

const noStore = { 'cache-control': 'no-store' };

/** What a card's dialog opens with. */
export const loader = serve(async (context, { params }) => {
  return answer(context, async () => {
    if (!isEditableCard(params.card)) throw notFound();
    return readCard(context, params.developerId ?? '', params.card);
  });
});

const change = z.object({
  mode: z.enum(['edit', 'add']),
  version: z.number().int().nullable(),
  value: z.unknown(),
});
const hiding = z.object({ mode: z.literal('hide'), card: z.enum(cardTypes), hidden: z.boolean() });

/** Answered in JSON whatever happens: a dialog that is refused stays open with all that was typed. */
export const action = serve(async (context, { params, request }) => {
  if (request.method !== 'POST') return new Response(null, { status: 405, headers: { allow: 'GET, POST' } });
  return answer(context, async () => {
    const { developerId = '', card } = params;
    permitEdit(context, developerId);
    const sent = z.union([change, hiding]).safeParse(await request.json().catch(() => undefined));
    if (!isEditableCard(card)) throw notFound();
    if (!sent.success) throw Object.assign(new Error('invalid'), { name: 'Invalid', fields: { '': 'required' } });
    if (sent.data.mode === 'hide') {
      await hideCard(context, developerId, sent.data.card, sent.data.hidden);
      return { done: true, alias: '' };
    }
    return { done: true, ...(await saveCard(context, developerId, card, sent.data)) };
  });
});

async function answer(context: Context, run: () => Promise<object>): Promise<Response> {
  try {
    return Response.json(await run(), { headers: noStore });
  } catch (error) {
    const { status, said } = refusal(error as Error);
    if (status === 500) context.log.error({ requestId: context.requestId, err: error }, 'card failed');
    return Response.json(said, { status, headers: noStore });
  }
}

function refusal(error: Error): { status: number; said: CardAnswer } {
  switch (error.name) {
    case 'Invalid':
      return { status: 422, said: { errors: (error as Invalid).fields } };
    case 'Conflict':
      return { status: 409, said: { conflict: true } };
    case 'Forbidden':
      return { status: 403, said: { failed: 'forbidden' } };
    case 'NotFound':
      return { status: 404, said: { failed: 'gone' } };
    default:
      return { status: 500, said: { failed: 'fault' } };
  }
}

function notFound(): Error {
  return Object.assign(new Error('not found'), { name: 'NotFound' });
}
