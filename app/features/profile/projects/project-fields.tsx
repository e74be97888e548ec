import { useRef } from 'react';
import { imageAddress } from '../../../../domain/image-address.ts';
import { mostImages, type ProjectDraft } from '../../../../domain/profile/cards/project.ts';
import { firstMonth } from '../../../../domain/profile/month.ts';
import { monthNames } from '../../../i18n/months.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { imageTexts } from '../../../pickers/image.texts.ts';
import { Field, FieldGroup, TextField } from '../../../ui/field.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { ImageUploadButton } from '../../../ui/image-upload.tsx';
import { MonthField } from '../../../ui/month-field.tsx';
import { editTexts } from '../edit.texts.ts';
import { useToday } from '../today.ts';
import styles from './project-fields.module.css';
import { projectsTexts } from './projects.texts.ts';

type Props = {
  value: ProjectDraft;
  set: (value: ProjectDraft) => void;
  error: (field: string) => string | undefined;
};

export function ProjectFields({ value, set, error }: Props) {
  const texts = useTexts(projectsTexts);
  const { month, year } = useTexts(editTexts);
  const locale = useLocale();
  const today = useToday();
  return (
    <>
      <Field
        label={texts.name}
        value={value.name}
        onChange={({ target }) => set({ ...value, name: target.value })}
        error={error('name')}
        data-autofocus
      />
      <MonthField
        label={texts.date}
        monthLabel={month}
        yearLabel={year}
        monthNames={monthNames[locale]}
        from={firstMonth}
        to={today}
        yearFirst
        value={value.date}
        onChange={(date) => set({ ...value, date })}
        error={error('date')}
      />
      <TextField
        label={texts.description}
        hint={texts.markdown}
        rows={4}
        value={value.description}
        onChange={({ target }) => set({ ...value, description: target.value })}
        error={error('description')}
      />
      <Field
        label={texts.link}
        type="url"
        inputMode="url"
        placeholder="https://"
        value={value.link ?? ''}
        onChange={({ target }) => set({ ...value, link: target.value })}
        error={error('link')}
      />
      <Images value={value} set={set} error={error('images')} />
    </>
  );
}

function Images({ value, set, error }: Omit<Props, 'error'> & { error: string | undefined }) {
  const texts = useTexts(projectsTexts);
  const images = useTexts(imageTexts);
  // An upload takes time: the latest value keeps the text typed in the meantime.
  const now = useRef({ value, set });
  now.current = { value, set };
  const add = (handle: string) => {
    const { value: draft, set: change } = now.current;
    change({ ...draft, images: [...draft.images, { handle }] });
  };
  return (
    <FieldGroup label={texts.images} error={error}>
      {value.images.length > 0 && (
        <ul className={styles.images}>
          {value.images.map(({ handle }, index) => (
            <li key={handle}>
              <img src={imageAddress(handle, 300)} alt={texts.image(index + 1)} width={120} height={80} />
              <button
                type="button"
                aria-label={texts.removeImage(index + 1)}
                onClick={() => set({ ...value, images: value.images.filter((one) => one.handle !== handle) })}
              >
                <Icon name="close" size={16} />
              </button>
            </li>
          ))}
        </ul>
      )}
      {value.images.length < mostImages && (
        <ImageUploadButton
          label={texts.addImage}
          busyLabel={images.sending}
          errorText={(code) => images.errors[code]}
          onUploaded={add}
        />
      )}
    </FieldGroup>
  );
}
