import { useState } from 'react';
import { type RecruiterDraft, recruiterSchema } from '../../../../domain/companies/recruiter.ts';
import { pathTo } from '../../../../domain/paths.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { PictureField } from '../../../pickers/picture-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { recruiterTexts } from './recruiter.texts.ts';

type Props = { recruiterId: string; close: () => void; finish: (alias: string | undefined) => Promise<void> };

/** docs/product/companies.md, The recruiter page. Loaded when the dialog opens. */
export default function RecruiterDialog({ recruiterId, close, finish }: Props) {
  const texts = useTexts(recruiterTexts).form;
  const [building, setBuilding] = useState(false);
  const address = pathTo(useLocale(), 'recruiterPage', { recruiterId });
  return (
    <FormDialog<RecruiterDraft>
      load={() => fetchJson(address)}
      save={(value, version) => sendCommand(address, { mode: 'edit', version, value })}
      title={texts.title}
      schema={recruiterSchema}
      close={close}
      finish={finish}
    >
      {(form) => (
        <>
          <PictureField form={form} building={building} setBuilding={setBuilding} />
          <Field
            label={texts.name}
            autoComplete="name"
            value={form.value.displayName}
            onChange={({ target }) => form.set({ displayName: target.value })}
            error={form.error('displayName')}
          />
          <Field
            label={texts.jobTitle}
            hint={texts.jobTitleHint}
            autoComplete="organization-title"
            value={form.value.jobTitle}
            onChange={({ target }) => form.set({ jobTitle: target.value })}
            error={form.error('jobTitle')}
          />
        </>
      )}
    </FormDialog>
  );
}
