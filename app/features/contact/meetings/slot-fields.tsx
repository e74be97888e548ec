import { mostSlots } from '../../../../domain/contact/meetings/meeting.ts';
import type { MeetingDraft } from '../../../../domain/contact/meetings/meeting-draft.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { zoneName } from '../../../i18n/time-zone.ts';
import { Button } from '../../../ui/button.tsx';
import { Field, FieldGroup } from '../../../ui/field.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useRows } from '../../../ui/use-rows.ts';
import styles from './meetings.module.css';
import { meetingsTexts } from './meetings.texts.ts';

/** The slots that a recruiter proposes, in the hours of their device. */
export function SlotFields({ form: { value, set, error } }: { form: StoredForm<MeetingDraft> }) {
  const locale = useLocale();
  const { dialog: texts } = useTexts(meetingsTexts);
  const { slots, timeZone } = value;
  const rows = useRows(slots, (changed) => set({ slots: changed }));
  return (
    <FieldGroup label={texts.slots} hint={texts.hours(zoneName(locale, timeZone))}>
      {slots.map((slot, index) => (
        <div key={rows.keyOf(index)} className={styles.slot}>
          <Field
            label={texts.day(index + 1)}
            type="date"
            value={slot.day}
            error={error(`slots.${index}.day`)}
            onChange={({ target }) => rows.replace(index, { ...slot, day: target.value })}
          />
          <Field
            label={texts.time(index + 1)}
            type="time"
            step={300}
            value={slot.time}
            error={error(`slots.${index}.time`)}
            onChange={({ target }) => rows.replace(index, { ...slot, time: target.value })}
          />
          {slots.length > 1 && (
            <IconButton icon="trash" label={texts.remove(index + 1)} data-remove onClick={() => rows.remove(index)} />
          )}
        </div>
      ))}
      {slots.length < mostSlots && (
        <Button look="secondary" data-add onClick={() => rows.add({ day: slots.at(-1)?.day ?? '', time: '' })}>
          {texts.add}
        </Button>
      )}
    </FieldGroup>
  );
}
