import { useState } from 'react';
import { useFetcher } from 'react-router';
import { useFieldErrors } from '../../../i18n/error-texts.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import styles from './boost.module.css';
import type { clientAction } from './boost.resource.ts';
import { boostTexts } from './boost.texts.ts';
import { dayName, hour, slotDays } from './slot-days.ts';

/** A day, then an hour: native radio buttons, so that arrows, Tab and Space work as usual. */
export function SlotChoice({ slots, address }: { slots: string[]; address: string }) {
  const locale = useLocale();
  const { call: texts, errors } = useTexts(boostTexts);
  const { Form, data: answer, state } = useFetcher<typeof clientAction>();
  const [chosenDay, setChosenDay] = useState<string>();
  const [slot, setSlot] = useState<string>();
  const days = slotDays(slots);
  // If the chosen day has no slots any more, the first day is used.
  const day = days.find(({ key }) => key === chosenDay) ?? days[0];
  const error = useFieldErrors(state === 'idle' ? answer : undefined, errors)('slot');

  return (
    <Form method="post" action={address} className={styles.form} noValidate>
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
      <Button type="submit" busy={state !== 'idle'}>
        {texts.confirm}
      </Button>
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
