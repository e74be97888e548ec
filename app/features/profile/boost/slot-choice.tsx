import { useState } from 'react';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';
import { dayName, hour, slotDays } from './slot-days.ts';
import { useCallForm } from './use-call-form.ts';

type Props = {
  slots: string[];
  address: string;
  /** The version of the call to move; undefined books a new one. */
  moves?: number;
};

/** A day, then an hour: native radio buttons, so that arrows, Tab and Space work as usual. */
export function SlotChoice({ slots, address, moves }: Props) {
  const locale = useLocale();
  const { call: texts } = useTexts(boostTexts);
  const { Form, busy, error } = useCallForm();
  const [chosenDay, setChosenDay] = useState<string>();
  const [slot, setSlot] = useState<string>();
  const days = slotDays(slots);
  // If the chosen day has no slots any more, the first day is used.
  const day = days.find(({ key }) => key === chosenDay) ?? days[0];

  return (
    <Form method="post" action={address} className={styles.form} noValidate>
      <input type="hidden" name="intent" value={moves === undefined ? 'book' : 'move'} />
      {moves !== undefined && <input type="hidden" name="sequence" value={moves} />}
      <Choices legend={texts.day} name="day">
        {days.map(({ key, slots: [first] }) => (
          <Choice
            key={key}
            name="day"
            value={key}
            checked={key === day?.key}
            choose={() => {
              setChosenDay(key);
              setSlot(undefined);
            }}
          >
            {dayName(locale, first)}
          </Choice>
        ))}
      </Choices>
      <Choices legend={texts.hour} name="slot">
        {day?.slots.map((one) => (
          <Choice key={one} name="slot" value={one} checked={one === slot} choose={() => setSlot(one)}>
            {hour(one)}
          </Choice>
        ))}
      </Choices>
      {error && <Notice tone="error">{error}</Notice>}
      <div className={styles.foot}>
        <Button type="submit" busy={busy}>
          {moves === undefined ? texts.confirm : texts.confirmMove}
        </Button>
      </div>
    </Form>
  );
}

function Choices({ legend, name, children }: { legend: string; name: string; children: React.ReactNode }) {
  return (
    <fieldset className={styles.choices} data-kind={name}>
      <legend>{legend}</legend>
      <div>{children}</div>
    </fieldset>
  );
}

type ChoiceProps = { name: string; value: string; checked: boolean; choose: () => void; children: string };

function Choice({ children, choose, ...input }: ChoiceProps) {
  return (
    <label className={styles.choice}>
      <input type="radio" {...input} onChange={choose} />
      {children}
    </label>
  );
}
