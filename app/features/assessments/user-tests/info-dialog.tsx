import { useState } from 'react';
import { useRevalidator } from 'react-router';
import {
  mostFavourites,
  type TestsInfoDraft,
  testsInfoSchema,
} from '../../../../domain/profile/cards/favourite-technology.ts';
import { hiddenTitleProfessionId } from '../../../../domain/resume/rights.ts';
import { FormDialog } from '../../../forms/form-dialog.tsx';
import { useStoredCard } from '../../../forms/stored-card.ts';
import type { StoredForm } from '../../../forms/stored-form.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { ProfessionPicker } from '../../../pickers/profession-picker.tsx';
import { TechnologyPicker } from '../../../pickers/technology-picker.tsx';
import { useLookups } from '../../../pickers/use-lookups.ts';
import { Button } from '../../../ui/button.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { TechnologyIcon } from '../../../ui/technology-icon.tsx';
import { useToast } from '../../../ui/toast.tsx';
import styles from './user-tests.module.css';
import { userTestsTexts } from './user-tests.texts.ts';

/** docs/product/assessments.md, Tests information: the profession and the technologies of the developer. */
export default function InfoDialog({ developerId, close }: { developerId: string; close: () => void }) {
  const texts = useTexts(userTestsTexts);
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const finish = async () => {
    await revalidate();
    toast(texts.saved);
    close();
  };
  const { load, save } = useStoredCard(developerId, 'testsinfo');
  return (
    <FormDialog title={texts.info.edit} load={load} save={save} schema={testsInfoSchema} finish={finish} close={close}>
      {(form) => <Fields form={form} />}
    </FormDialog>
  );
}

function Fields({ form: { value, set, error } }: { form: StoredForm<TestsInfoDraft> }) {
  const texts = useTexts(userTestsTexts).info;
  const known = useLookups('technologies');
  const [choosing, setChoosing] = useState(false);
  const ids = value.technologyIds;
  const wrong = error('technologyIds');
  return (
    <>
      <ProfessionPicker
        label={texts.profession}
        value={value.professionId}
        without={hiddenTitleProfessionId}
        error={error('professionId') && texts.professionRequired}
        onChange={(professionId) => set({ professionId })}
      />
      <div>
        <p>{texts.technologies}</p>
        <ul className={styles.chosen}>
          {ids.map((id) => {
            const one = known?.find((choice) => choice.id === id);
            return (
              <li key={id}>
                <TechnologyIcon handle={one?.handle ?? null} />
                {one?.name ?? '…'}
                {choosing && (
                  <IconButton
                    icon="close"
                    label={texts.remove(one?.name ?? id)}
                    onClick={() => set({ technologyIds: ids.filter((other) => other !== id) })}
                  />
                )}
              </li>
            );
          })}
        </ul>
        {!choosing && wrong && <p role="alert">{wrong}</p>}
      </div>
      {choosing && ids.length < mostFavourites && (
        <TechnologyPicker
          label={texts.addTechnology}
          error={wrong}
          without={ids}
          onChoose={({ id }) => set({ technologyIds: [...ids, id] })}
        />
      )}
      {!choosing && (
        <div>
          <Button look="secondary" onClick={() => setChoosing(true)}>
            {texts.editTechnologies}
          </Button>
        </div>
      )}
    </>
  );
}
