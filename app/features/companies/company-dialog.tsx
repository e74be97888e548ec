import { type ReactNode, useEffect, useRef } from 'react';
import { type CompanyPageDraft, companyLimits, companyPageSchema } from '../../../domain/companies/company.ts';
import type { CompanyItem } from '../../../domain/companies/completeness.ts';
import { pathTo } from '../../../domain/paths.ts';
import edit from '../../forms/form-dialog.module.css';
import { FormDialog } from '../../forms/form-dialog.tsx';
import { fetchJson, sendCommand } from '../../forms/send.ts';
import type { StoredForm } from '../../forms/stored-form.ts';
import { useLocale, useTexts } from '../../i18n/texts.ts';
import { PlacePicker } from '../../pickers/place-picker.tsx';
import { Field, TextField } from '../../ui/field.tsx';
import styles from './company.module.css';
import { companyTexts } from './company.texts.ts';
import { LogoField } from './logo-field.tsx';
import { TechnologiesField } from './technologies-field.tsx';

type Props = {
  companyId: string;
  /** The logo shown now, used when the company has uploaded no picture. */
  logo: string | undefined;
  /** The part of the page that the form opens at. */
  part: CompanyItem | undefined;
  /** The name is part of what the administrators validated, so it cannot be edited. */
  fixedName: boolean;
  close: () => void;
  finish: (alias: string | undefined) => Promise<void>;
};

/** docs/product/companies.md, Editing the company page. Loaded when the dialog opens. */
export default function CompanyDialog({ companyId, logo, part, fixedName, close, finish }: Props) {
  const texts = useTexts(companyTexts).form;
  const address = pathTo(useLocale(), 'companyPage', { companyId });
  return (
    <FormDialog<CompanyPageDraft>
      load={() => fetchJson(address)}
      save={(value, version) => sendCommand(address, { mode: 'edit', version, value })}
      title={texts.title}
      schema={companyPageSchema}
      close={close}
      finish={finish}
    >
      {(form) => (
        <StartAt part={part}>
          <div data-part="logo">
            <LogoField form={form} shown={logo} />
          </div>
          <Identity form={form} fixedName={fixedName} />
          <Words form={form} />
          <div data-part="technologies">
            <TechnologiesField form={form} most={companyLimits.technologies} />
          </div>
        </StartAt>
      )}
    </FormDialog>
  );
}

/** Once the form is there, the focus goes to the part that was asked for. */
function StartAt({ part, children }: { part: CompanyItem | undefined; children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (part) place.current?.querySelector<HTMLElement>(`[data-part="${part}"] :is(input, textarea, button)`)?.focus();
  }, [part]);
  return (
    <div ref={place} className={styles.parts}>
      {children}
    </div>
  );
}

type Part = { form: StoredForm<CompanyPageDraft> };

function Identity({ form: { value, set, error }, fixedName }: Part & { fixedName: boolean }) {
  const texts = useTexts(companyTexts).form;
  return (
    <>
      <Field
        label={texts.name}
        hint={fixedName && texts.nameHint}
        readOnly={fixedName}
        value={value.name}
        onChange={({ target }) => set({ name: target.value })}
        error={error('name')}
      />
      <div className={edit.pair}>
        <div data-part="website">
          <Field
            label={texts.website}
            type="url"
            placeholder="https://"
            value={value.website}
            onChange={({ target }) => set({ website: target.value })}
            error={error('website')}
          />
        </div>
        <div data-part="place">
          <PlacePicker
            label={texts.place}
            value={value.place}
            onChange={(place) => set({ place })}
            error={error('place')}
          />
        </div>
      </div>
      <div data-part="staffCount">
        <Field
          label={texts.staffCount}
          inputMode="numeric"
          value={value.staffCount ?? ''}
          onChange={({ target }) => set({ staffCount: target.value })}
          error={error('staffCount')}
        />
      </div>
    </>
  );
}

function Words({ form: { value, set, error } }: Part) {
  const texts = useTexts(companyTexts).form;
  return (
    <>
      <div data-part="description">
        <TextField
          label={texts.description}
          hint={texts.markdown}
          rows={7}
          value={value.description}
          onChange={({ target }) => set({ description: target.value })}
          error={error('description')}
        />
      </div>
      <div data-part="requirements">
        <TextField
          label={texts.requirements}
          hint={texts.requirementsHint}
          rows={3}
          value={value.superlikeRequirements}
          onChange={({ target }) => set({ superlikeRequirements: target.value })}
          error={error('superlikeRequirements')}
        />
      </div>
    </>
  );
}
