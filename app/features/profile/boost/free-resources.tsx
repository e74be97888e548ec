import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import styles from './boost.module.css';
import { boostTexts } from './boost.texts.ts';

/** For juniors where the operator has no training: what every installation of the product has. */
export function FreeResources() {
  const locale = useLocale();
  const { resources } = useTexts(boostTexts);
  return (
    <>
      <div>
        <p>{resources.lead}</p>
        <ul className={styles.benefits}>
          {resources.list.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className={styles.actions}>
        <ButtonLink href={pathTo(locale, 'tests')}>{resources.tests}</ButtonLink>
        <ButtonLink href={pathTo(locale, 'questions')} look="secondary">
          {resources.questions}
        </ButtonLink>
      </div>
    </>
  );
}
