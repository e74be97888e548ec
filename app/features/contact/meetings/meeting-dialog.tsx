import { useState } from 'react';
import { meetingKinds, meetingMinutes } from '../../../../domain/contact/meetings/meeting.ts';
import {
  type MeetingDraft,
  meetingSchema,
  meetingTitleLimit,
} from '../../../../domain/contact/meetings/meeting-draft.ts';
import { textLimits } from '../../../../domain/profile/text-limits.ts';
import type { MeetingView } from '../../../../server/services/contact/meetings/read-meetings.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useTexts } from '../../../i18n/texts.ts';
import { ownZone } from '../../../i18n/time-zone.ts';
import { Field, SelectField } from '../../../ui/field.tsx';
import { Segmented } from '../../../ui/segmented.tsx';
import { conversationsTexts } from '../conversations/conversations.texts.ts';
import styles from './meetings.module.css';
import { meetingsTexts } from './meetings.texts.ts';
import { SlotFields } from './slot-fields.tsx';
import type { MeetingActions } from './use-meetings.ts';

type Props = {
  /** The meeting for which other slots are proposed; undefined: a new one. */
  moved: MeetingView | undefined;
  /** Of the developer. */
  name: string;
  send: MeetingActions['send'];
  close: () => void;
};

const start = (moved: MeetingView | undefined): MeetingDraft => ({
  way: moved?.bookingUrl ? 'booking' : 'slots',
  kind: moved?.kind ?? 'talk',
  title: moved?.title ?? '',
  minutes: meetingMinutes.find((one) => one === moved?.minutes) ?? 30,
  slots: [{ day: '', time: '' }],
  timeZone: ownZone(),
  where: moved?.videoUrl ?? moved?.place ?? '',
  bookingUrl: moved?.bookingUrl ?? '',
});

/** docs/product/contact.md, Proposing a meeting. Its key is made once, so that a proposal sent again is the same. */
export default function MeetingDialog({ moved, name, send, close }: Props) {
  const texts = useTexts(meetingsTexts);
  const { dialog: words } = texts;
  const { someone } = useTexts(conversationsTexts);
  const [empty] = useState(() => start(moved));
  const [id] = useState(() => crypto.randomUUID());
  const who = name || someone;
  return (
    <FormDialog<MeetingDraft>
      title={moved ? words.moveTitle(who) : words.title(who)}
      submitLabel={words.submit}
      empty={empty}
      schema={meetingSchema}
      save={(value) =>
        send(
          moved ? { mode: 'move', meetingId: moved.id, version: moved.version, value } : { mode: 'propose', id, value },
        ).then((answer) => ('done' in answer ? { done: true } : answer))
      }
      finish={async () => close()}
      close={close}
    >
      {(form) => {
        const { value, set, error } = form;
        return (
          <>
            {moved?.startsAt && <p>{words.moveText}</p>}
            <Segmented
              label={words.way}
              value={value.way}
              choose={(way) => set({ way })}
              options={(['slots', 'booking'] as const).map((way) => ({ value: way, label: words.ways[way] }))}
            />
            <div className={styles.pair}>
              <SelectField
                label={words.kind}
                value={value.kind}
                onChange={({ target }) => set({ kind: meetingKinds.find((one) => one === target.value) ?? 'talk' })}
              >
                {meetingKinds.map((kind) => (
                  <option key={kind} value={kind}>
                    {texts.kinds[kind]}
                  </option>
                ))}
              </SelectField>
              <Field
                label={words.name}
                hint={words.nameHint}
                value={value.title ?? ''}
                maxLength={meetingTitleLimit}
                error={error('title')}
                onChange={({ target }) => set({ title: target.value })}
              />
            </div>
            {value.way === 'slots' ? (
              <>
                <SlotFields form={form} />
                <div className={styles.pair}>
                  <SelectField
                    label={words.duration}
                    value={value.minutes}
                    onChange={({ target }) =>
                      set({ minutes: meetingMinutes.find((one) => String(one) === target.value) ?? 30 })
                    }
                  >
                    {meetingMinutes.map((minutes) => (
                      <option key={minutes} value={minutes}>
                        {texts.minutes(minutes)}
                      </option>
                    ))}
                  </SelectField>
                  <Field
                    label={words.where}
                    hint={words.whereHint}
                    value={value.where ?? ''}
                    maxLength={textLimits.url}
                    error={error('where')}
                    onChange={({ target }) => set({ where: target.value })}
                  />
                </div>
              </>
            ) : (
              <Field
                label={words.booking}
                hint={words.bookingHint}
                type="url"
                value={value.bookingUrl ?? ''}
                maxLength={textLimits.url}
                error={error('bookingUrl')}
                onChange={({ target }) => set({ bookingUrl: target.value })}
              />
            )}
          </>
        );
      }}
    </FormDialog>
  );
}
