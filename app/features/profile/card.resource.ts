import * as z from 'zod';
import { cardTypes } from '../../../domain/profile/cards/card.ts';
import { NotFound } from '../../../domain/refusals.ts';
import {
  type CardDraft,
  type EditableCardName,
  type EntryDraft,
  isEditableCard,
} from '../../../server/services/profile/cards/editable-cards.ts';
import { permitEdit, readCard, saveCard } from '../../../server/services/profile/edit-card.ts';
import { hideCard } from '../../../server/services/profile/hide-card.ts';
import { formValue, jsonAction } from '../../forms/json-action.ts';
import { jsonLoader } from '../../forms/json-loader.ts';
import type { Route } from './+types/card.resource.ts';

/** The stored values for the dialog of a card. */
export const loader = jsonLoader(async (context, { params }: Route.LoaderArgs) => {
  if (!isEditableCard(params.card)) throw new NotFound();
  return readCard(context, params.developerId, params.card);
});

const version = z.int().nullable();
const sentSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('edit'), version, value: formValue<CardDraft<EditableCardName>>() }),
  z.object({ mode: z.literal('add'), version, value: formValue<EntryDraft<EditableCardName>>() }),
  z.object({ mode: z.literal('hide'), card: z.enum(cardTypes), hidden: z.boolean() }),
]);

export const action = jsonAction(
  sentSchema,
  async (context, sent, { developerId, card }: Route.ActionArgs['params']) => {
    if (!isEditableCard(card)) throw new NotFound();
    if (sent.mode !== 'hide') return saveCard(context, developerId, card, sent);
    await hideCard(context, developerId, sent.card, sent.hidden);
    return { alias: '' };
  },
  { permit: (context, { developerId }) => permitEdit(context, developerId) },
);
