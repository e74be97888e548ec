import { useEffect, useRef } from 'react';
import { imageAddress } from '../../../../domain/image-address.ts';
import type { StaffDraft } from '../../../../domain/moderation/team-settings/entries.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { imageTexts } from '../../../pickers/image.texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { ImageUploadButton } from '../../../ui/image-upload.tsx';
import { Portrait } from '../../../ui/portrait.tsx';
import { bound } from './entry-fields.tsx';
import styles from './settings.module.css';
import { teamSettingsTexts } from './settings.texts.ts';

export function StaffFields({ form }: { form: StoredForm<StaffDraft> }) {
  const { fields: texts } = useTexts(teamSettingsTexts);
  const images = useTexts(imageTexts);
  const { picHandle } = form.value;
  // An upload takes time: the latest setter keeps the text typed in the meantime.
  const latest = useRef(form.set);
  useEffect(() => {
    latest.current = form.set;
  });
  return (
    <>
      <div className={styles.photo}>
        <Portrait address={picHandle ? imageAddress(picHandle, 150) : undefined} size={72} />
        <ImageUploadButton
          label={texts.photo}
          busyLabel={images.sending}
          errorText={(code) => images.errors[code]}
          onUploaded={(handle) => latest.current({ picHandle: handle })}
        />
        {picHandle && (
          <Button look="danger" onClick={() => form.set({ picHandle: null })}>
            {texts.removePhoto}
          </Button>
        )}
      </div>
      <div className={styles.pair}>
        <Field label={texts.name} {...bound(form, 'name')} />
        <Field label={texts.short} {...bound(form, 'short')} />
        <Field label={texts.roleFr} {...bound(form, 'roleFr')} />
        <Field label={texts.roleEn} {...bound(form, 'roleEn')} />
        <Field label={texts.email} type="email" {...bound(form, 'email')} />
        <Field label={texts.phone} type="tel" {...bound(form, 'phoneNumber')} />
      </div>
    </>
  );
}
