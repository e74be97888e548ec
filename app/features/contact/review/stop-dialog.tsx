import { useRef } from 'react';
import { useRevalidator } from 'react-router';
import { type StopDraft, stopSchema } from '../../../../domain/contact/conversations/conversation-change.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { TextField } from '../../../ui/field.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { reviewTexts } from './review.texts.ts';

export type Stopping = {
  id: string;
  company: string;
  developer: string /** The developer knows of it. */;
  known: boolean;
};

/** docs/product/contact.md, Stopping an introduction. Loaded when the dialog opens. */
export default function StopDialog({ stopping, close }: { stopping: Stopping; close: () => void }) {
  const texts = useTexts(reviewTexts);
  const { id, company, developer, known } = stopping;
  const address = pathTo(useLocale(), 'introduction', { introductionId: id });
  const { revalidate } = useRevalidator();
  const toast = useToast();
  // One side has ended it meanwhile: nothing was stopped, and the page shows its state.
  const changed = useRef(false);
  const save = async (value: StopDraft) => {
    const answer = await sendCommand(address, { act: 'cancel', ...value });
    changed.current = 'done' in answer && answer.outcome === 'refused';
    return answer;
  };
  const finish = async () => {
    await revalidate();
    toast(changed.current ? texts.failed : texts.stopped);
    close();
  };
  return (
    <FormDialog<StopDraft>
      save={save}
      title={texts.stopTitle(company, developer || texts.someone)}
      submitLabel={texts.stopSubmit}
      schema={stopSchema}
      empty={{ word: '' }}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <p>{known ? texts.stopKnown : texts.stopHeld}</p>
          <TextField
            label={texts.stopField}
            rows={4}
            value={value.word}
            onChange={({ target }) => set({ word: target.value })}
            error={error('word')}
          />
        </>
      )}
    </FormDialog>
  );
}
