import type { ReactNode } from 'react';
import type * as z from 'zod';
import type { CardDraft, EditableCardName, EntryDraft } from '../../../server/services/profile/cards/editable-cards.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useStoredCard } from '../../forms/stored-card.ts';
import { useTexts } from '../../i18n/texts.ts';
import { type CardForm, useFinish } from './card-form.ts';
import { editTexts } from './edit.texts.ts';

type Props<Name, Draft> = {
  developerId: string;
  card: Name;
  title: string;
  schema: z.ZodType<unknown, Draft>;
  close: () => void;
  children: (form: CardForm<Draft>) => ReactNode;
};

/** The dialog of one card of a profile. */
export function EditDialog<Name extends EditableCardName>(props: Props<Name, CardDraft<Name>>) {
  const { developerId, card, ...rest } = props;
  const { load, save } = useStoredCard(developerId, card);
  return <FormDialog load={load} save={save} texts={useTexts(editTexts)} finish={useFinish(rest.close)} {...rest} />;
}

/** The dialog that adds one entry to a card; it starts from `empty`. */
export function AddDialog<Name extends EditableCardName>(
  props: Props<Name, EntryDraft<Name>> & { empty: EntryDraft<Name> },
) {
  const { developerId, card, ...rest } = props;
  const { add } = useStoredCard(developerId, card);
  return <FormDialog save={add} texts={useTexts(editTexts)} finish={useFinish(rest.close)} {...rest} />;
}
