import { useState } from 'react';
import { monthNames } from '../i18n/months.ts';
import { useLocale } from '../i18n/texts.ts';
import { Combobox } from '../ui/combobox.tsx';
import { CheckField, Field, FieldGroup, SelectField, TextField } from '../ui/field.tsx';
import { FileDrop } from '../ui/file-drop.tsx';
import { MonthField } from '../ui/month-field.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import type { Specimens } from './specimen.ts';

const nothing = () => {};

/** What is filled in. */
export const fields: Specimens = {
  Field: ({ label, value, hint, error, long, word }) => ({
    normal: <Field label={label} defaultValue={value} />,
    error: <Field label={label} defaultValue={value} error={error} />,
    disabled: <Field label={label} defaultValue={value} disabled />,
    empty: <Field label={label} placeholder={hint} />,
    hint: <Field label={label} hint={hint} />,
    long: <Field label={long} hint={word} error={long} defaultValue={long} />,
  }),
  PasswordField: ({ label, error }) => ({
    normal: <PasswordField label={label} kind="current" error={undefined} />,
    error: <PasswordField label={label} kind="current" error={error} />,
    disabled: <PasswordField label={label} kind="current" error={undefined} disabled />,
  }),
  TextField: ({ label, value, error, long }) => ({
    normal: <TextField label={label} defaultValue={value} rows={2} />,
    error: <TextField label={label} defaultValue={value} rows={2} error={error} />,
    disabled: <TextField label={label} defaultValue={value} rows={2} disabled />,
    long: <TextField label={long} defaultValue={long} rows={2} hint={long} />,
  }),
  SelectField: ({ label, value, error, long }) => ({
    normal: (
      <SelectField label={label}>
        <option>{value}</option>
      </SelectField>
    ),
    error: (
      <SelectField label={label} error={error}>
        <option>{value}</option>
      </SelectField>
    ),
    disabled: (
      <SelectField label={label} disabled>
        <option>{value}</option>
      </SelectField>
    ),
    long: (
      <SelectField label={long}>
        <option>{long}</option>
      </SelectField>
    ),
  }),
  CheckField: ({ label, error, long }) => ({
    normal: <CheckField label={label} />,
    error: <CheckField label={label} error={error} />,
    disabled: <CheckField label={label} disabled />,
    checked: <CheckField label={label} defaultChecked />,
    radio: <CheckField label={label} type="radio" defaultChecked />,
    long: <CheckField label={long} hint={long} />,
  }),
  FieldGroup: ({ label, value, hint, error }) => ({
    normal: (
      <FieldGroup label={label} hint={hint}>
        <CheckField label={value} />
      </FieldGroup>
    ),
    error: (
      <FieldGroup label={label} hint={hint} error={error}>
        <CheckField label={value} />
      </FieldGroup>
    ),
  }),
  Combobox: (texts) => ({
    normal: <Cities {...texts} />,
    error: <Cities {...texts} wrong />,
  }),
  MonthField: (texts) => ({
    normal: <Months {...texts} />,
    error: <Months {...texts} wrong />,
    disabled: <Months {...texts} disabled />,
  }),
  FileDrop: ({ open, hint, error, long }) => ({
    normal: <FileDrop label={open} hint={hint} accept=".pdf" onFile={nothing} />,
    error: <FileDrop label={open} hint={hint} accept=".pdf" error={error} onFile={nothing} />,
    long: <FileDrop label={long} hint={long} accept=".pdf" onFile={nothing} />,
  }),
};

type Cities = { label: string; value: string; none: string; error: string; long: string; wrong?: boolean };

function Cities({ label, value, none, error, long, wrong }: Cities) {
  const [chosen, choose] = useState(value);
  return (
    <Combobox
      label={label}
      chosen={chosen}
      options={[value, long].map((name) => ({ id: name, label: name }))}
      none={none}
      unchosen={{ note: (typed) => typed, take: (name) => name }}
      error={wrong ? error : undefined}
      search={nothing}
      choose={(option) => choose(option.label)}
      clear={() => choose('')}
    />
  );
}

type Months = { label: string; month: string; year: string; error: string; wrong?: boolean; disabled?: boolean };

function Months({ label, month, year, error, wrong, disabled = false }: Months) {
  const [value, choose] = useState<{ year: number; month: number } | null>({ year: 2020, month: 4 });
  return (
    <MonthField
      label={label}
      monthLabel={month}
      yearLabel={year}
      monthNames={monthNames[useLocale()]}
      value={value}
      from={{ year: 2015, month: 0 }}
      to={{ year: 2025, month: 11 }}
      disabled={disabled}
      error={wrong ? error : undefined}
      onChange={choose}
    />
  );
}
