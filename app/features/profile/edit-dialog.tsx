import type { ReactNode } from 'react';
import type * as z from 'zod';
import { pathTo } from '../../../domain/paths.ts';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { type CardForm, useFinish } from './card-form.ts';
import { editTexts } from './edit.texts.ts';

type Props<Draft> = {
  developerId: string;
  card: string;
  title: string;
  schema: z.ZodType<unknown, Draft>;
  /** If set, the dialog adds one entry and starts from this value. Otherwise it edits the stored entries. */
  empty?: Draft;
  close: () => void;
  children: (form: CardForm<Draft>) => ReactNode;
};

/** The dialog of one card of a profile. */
export function EditDialog<Draft extends object>({ developerId, card, ...rest }: Props<Draft>) {
  const address = pathTo(useLocale(), 'profileCard', { developerId, card });
  return <FormDialog address={address} texts={useTexts(editTexts)} finish={useFinish(rest.close)} {...rest} />;
}
