import { pathTo } from '../../../../domain/paths.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import page from '../../../ui/page.module.css';
import { managerTexts } from './manager.texts.ts';

export function NoCompany() {
  const locale = useLocale();
  const { noCompany } = useTexts(managerTexts);
  return (
    <div className={page.reading}>
      <h1>{noCompany.title}</h1>
      <p className={page.lead}>{noCompany.text}</p>
      <p className={page.form}>
        <span>
          <ButtonLink href={pathTo(locale, 'myCompany')}>{noCompany.way}</ButtonLink>
        </span>
      </p>
    </div>
  );
}
