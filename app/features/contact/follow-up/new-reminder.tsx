import { type FormEvent, useState } from 'react';
import { lastReminderDay, longestReminder } from '../../../../domain/contact/follow-up/reminder.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { useCommand } from '../../../forms/use-command.ts';
import { day } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import styles from './follow-up.module.css';
import { followUpTexts } from './follow-up.texts.ts';

type Props = { developerId: string; today: string };

/** The first click opens the two fields, the second one saves. */
export function NewReminder({ developerId, today }: Props) {
  const texts = useTexts(followUpTexts).reminders;
  const locale = useLocale();
  const { run, busy } = useCommand(pathTo(locale, 'candidateFollowUp'));
  // The id is created with the form, so that pressing twice stores one reminder.
  const [draft, setDraft] = useState<{ id: string; day: string; word: string }>();
  if (!draft)
    return (
      <Button look="secondary" onClick={() => setDraft({ id: crypto.randomUUID(), day: '', word: '' })}>
        {texts.set}
      </Button>
    );
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const said = texts.stored(day(locale, draft.day));
    if (await run({ mode: 'remind', developerId, ...draft }, said)) setDraft(undefined);
  };
  return (
    <form className={styles.newReminder} onSubmit={(event) => void save(event)}>
      <Field
        label={texts.day}
        type="date"
        required
        autoFocus
        min={today}
        max={lastReminderDay(today)}
        value={draft.day}
        onChange={({ currentTarget }) => setDraft({ ...draft, day: currentTarget.value })}
      />
      <Field
        label={texts.word}
        hint={texts.wordHint}
        maxLength={longestReminder}
        autoComplete="off"
        value={draft.word}
        onChange={({ currentTarget }) => setDraft({ ...draft, word: currentTarget.value })}
      />
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => setDraft(undefined)}>
          {texts.cancel}
        </Button>
        <Button type="submit" busy={busy !== undefined}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
