import { useState } from 'react';
import { emptyCompany, type NewCompanyDraft, newCompanySchema } from '../../../../domain/companies/company.ts';
import { pathTo } from '../../../../domain/paths.ts';
import edit from '../../../forms/form-dialog.module.css';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { Field } from '../../../ui/field.tsx';
import { companyTexts } from '../company.texts.ts';
import { joinTexts } from './join.texts.ts';

type Props = {
  /** The searched text, most likely the name of the company. */
  name: string;
  close: () => void;
  finish: (alias: string | undefined) => Promise<void>;
};

/** Loaded when the dialog opens. */
export default function CreateDialog({ name, close, finish }: Props) {
  const texts = useTexts(joinTexts);
  const { form: labels } = useTexts(companyTexts);
  const [empty] = useState(() => emptyCompany(name));
  const address = pathTo(useLocale(), 'companyChoice');
  return (
    <FormDialog<NewCompanyDraft>
      save={(value) => sendCommand(address, { mode: 'add', value })}
      title={texts.create}
      submitLabel={texts.createSubmit}
      schema={newCompanySchema}
      empty={empty}
      close={close}
      finish={finish}
    >
      {({ value, set, error }) => (
        <>
          <Field
            label={labels.name}
            autoComplete="organization"
            value={value.name}
            onChange={({ target }) => set({ name: target.value })}
            error={error('name')}
          />
          <Field
            label={labels.website}
            type="url"
            placeholder="https://"
            autoComplete="url"
            value={value.website}
            onChange={({ target }) => set({ website: target.value })}
            error={error('website')}
          />
          <div className={edit.pair}>
            <PlacePicker
              label={labels.place}
              value={value.place}
              onChange={(place) => set({ place })}
              error={error('place')}
            />
            <Field
              label={labels.staffCount}
              inputMode="numeric"
              value={value.staffCount ?? ''}
              onChange={({ target }) => set({ staffCount: target.value })}
              error={error('staffCount')}
            />
          </div>
        </>
      )}
    </FormDialog>
  );
}
