import { emptyJob, type JobDraft, jobSchema, publishedJobSchema } from '../../../../domain/jobs/job.ts';
import { needsPlace } from '../../../../domain/jobs/job-place.ts';
import { pathTo } from '../../../../domain/paths.ts';
import form from '../../../forms/form-dialog.module.css';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { fetchJson, sendCommand } from '../../../forms/send.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { ProfessionPicker } from '../../../pickers/profession-picker.tsx';
import { Field } from '../../../ui/field.tsx';
import { ApplyUntilField, HiringFields, SeniorityField, TeamFields } from '../details/detail-fields.tsx';
import { DescriptionField } from './description-field.tsx';
import { ContractFields, RemoteFields, SalaryFields } from './job-fields.tsx';
import { managerTexts } from './manager.texts.ts';
import { LanguageFields, TechnologyFields, YearsFields } from './need-fields.tsx';

/** `isCopy`: made by a press just now, and stored. */
export type OpenJob = { id: string; isNew: boolean; isCopy?: true; published: boolean };
type Props = { job: OpenJob; close: () => void; finish: () => Promise<void> };

/** One form for new and existing offers. */
export default function JobDialog({ job, close, finish }: Props) {
  const locale = useLocale();
  const texts = useTexts(managerTexts).form;
  const address = pathTo(locale, 'managedJob', { jobId: job.id });
  return (
    <FormDialog<JobDraft>
      {...(job.isNew ? { empty: emptyJob() } : { load: () => fetchJson(address) })}
      save={(value, version) =>
        sendCommand(address, job.isNew ? { mode: 'add', value } : { mode: 'edit', version, value })
      }
      title={job.isNew ? texts.add : texts.edit}
      submitLabel={job.isNew ? texts.submitNew : texts.submit}
      schema={job.published ? publishedJobSchema : jobSchema}
      close={close}
      finish={finish}
    >
      {(stored) => <Fields form={stored} />}
    </FormDialog>
  );
}

function Fields({ form: stored }: { form: StoredForm<JobDraft> }) {
  const texts = useTexts(managerTexts).form;
  const { value, set, error } = stored;
  return (
    <>
      <Field
        label={texts.title}
        hint={texts.titleHint}
        error={error('title')}
        value={value.title}
        onChange={({ target }) => set({ title: target.value })}
      />
      <div className={form.pair}>
        <ProfessionPicker
          label={texts.profession}
          error={error('professionId')}
          value={value.professionId}
          onChange={(professionId) => set({ professionId })}
        />
        <ContractFields form={stored} />
      </div>
      <TechnologyFields form={stored} />
      <SeniorityField form={stored} />
      <YearsFields form={stored} />
      <LanguageFields form={stored} />
      <PlacePicker
        label={texts.place}
        hint={needsPlace(value.remote) ? texts.placeHint : texts.placeOptional}
        error={error('place')}
        value={value.place}
        onChange={(place) => set({ place })}
      />
      <RemoteFields form={stored} />
      <SalaryFields form={stored} />
      <DescriptionField
        value={value.description}
        error={error('description')}
        onChange={(description) => set({ description })}
      />
      <TeamFields form={stored} />
      <HiringFields form={stored} />
      <ApplyUntilField form={stored} />
      <Field
        label={texts.external}
        hint={texts.externalHint}
        error={error('externalUrl')}
        type="url"
        placeholder="https://"
        value={value.externalUrl}
        onChange={({ target }) => set({ externalUrl: target.value })}
      />
    </>
  );
}
