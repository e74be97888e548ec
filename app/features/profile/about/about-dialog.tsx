import { useState } from 'react';
import { type AboutDraft, aboutSchema } from '../../../../domain/profile/cards/about.ts';
import { textLimits } from '../../../../domain/profile/text-limits.ts';
import edit from '../../../forms/form-dialog.module.css';
import { useTexts } from '../../../i18n/texts.ts';
import { PictureField } from '../../../pickers/picture-field.tsx';
import { PlacePicker } from '../../../pickers/place-picker.tsx';
import { ProfessionPicker } from '../../../pickers/profession-picker.tsx';
import { CheckField, Field, TextField } from '../../../ui/field.tsx';
import type { CardForm } from '../card-form.ts';
import { EditDialog } from '../edit-dialog.tsx';
import type { CardDialogProps } from '../profile-dialogs.tsx';
import { aboutDialogTexts } from './about-dialog.texts.ts';
import { HealthFields } from './health-fields.tsx';
import { NameFields } from './name-fields.tsx';

export default function AboutDialog({ developerId, close }: CardDialogProps) {
  const texts = useTexts(aboutDialogTexts);
  return (
    <EditDialog developerId={developerId} card="about" close={close} title={texts.title} schema={aboutSchema}>
      {(form) => <AboutForm form={form} />}
    </EditDialog>
  );
}

export function AboutForm({ form }: { form: CardForm<AboutDraft> }) {
  const [building, setBuilding] = useState(false);
  return (
    <>
      <PictureField form={form} building={building} setBuilding={setBuilding} />
      <NameFields form={form} />
      <Work form={form} />
      <HealthFields form={form} />
      <Words form={form} />
      <Reason form={form} />
    </>
  );
}

function Work({ form: { value, set, error } }: { form: CardForm<AboutDraft> }) {
  const texts = useTexts(aboutDialogTexts);
  return (
    <div className={edit.pair}>
      <ProfessionPicker
        label={texts.profession}
        value={value.professionId}
        onChange={(professionId) => set({ professionId })}
        error={error('professionId')}
      />
      <PlacePicker
        label={texts.place}
        value={value.place}
        onChange={(place) => set({ place })}
        error={error('place')}
      />
    </div>
  );
}

function Words({ form: { value, set, error } }: { form: CardForm<AboutDraft> }) {
  const texts = useTexts(aboutDialogTexts);
  return (
    <>
      <Field
        label={texts.sentence}
        hint={texts.sentenceLeft(value.oneSentenceDescription.length)}
        maxLength={textLimits.sentence}
        value={value.oneSentenceDescription}
        onChange={({ target }) => set({ oneSentenceDescription: target.value })}
        error={error('oneSentenceDescription')}
      />
      <TextField
        label={texts.description}
        hint={texts.markdown}
        rows={5}
        value={value.description}
        onChange={({ target }) => set({ description: target.value })}
        error={error('description')}
      />
    </>
  );
}

function Reason({ form: { value, set, error } }: { form: CardForm<AboutDraft> }) {
  const texts = useTexts(aboutDialogTexts);
  return (
    <>
      <TextField
        label={texts.codingReason}
        rows={3}
        maxLength={textLimits.codingReason}
        value={value.codingReason}
        onChange={({ target }) => set({ codingReason: target.value })}
        error={error('codingReason')}
      />
      <CheckField
        label={texts.shareReason}
        checked={value.shared.codingReason}
        onChange={({ target }) => set({ shared: { codingReason: target.checked } })}
      />
    </>
  );
}
