import { type FormEvent, useEffect, useRef } from 'react';
import { Form, useFetcher, useNavigation } from 'react-router';
import type { PastedNeed } from '../../../../server/services/library/pasted/read-job-text.ts';
import { networkTexts } from '../../../forms/network.texts.ts';
import { wholeNumber } from '../../../i18n/dates.ts';
import { useLocale, useTexts } from '../../../i18n/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import {
  ContractFields,
  LanguageFields,
  PayFields,
  PlaceFields,
  ProfessionFields,
  RemoteFields,
  YearsFields,
} from './need-fields.tsx';
import styles from './pasted.module.css';
import { pastedTexts } from './pasted.texts.ts';
import { TechnologyFields } from './technology-fields.tsx';

type Props = { need: PastedNeed; professions: { id: string; name: string }[] };
type Counted = { result?: { total: number }; unreachable?: boolean };

/** So long after the last change the profiles are counted again. */
const waitMilliseconds = 400;

/** What was read in an offer, to be corrected; leads to the list of profiles. Works without JavaScript. */
export function NeedForm({ need, professions }: Props) {
  const locale = useLocale();
  const texts = useTexts(pastedTexts);
  const { network } = useTexts(networkTexts);
  const counting = useFetcher<Counted>();
  const navigation = useNavigation();
  const timer = useRef(0);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  useEffect(() => () => clearTimeout(timer.current), []);
  const total = counting.data?.result?.total ?? need.total;
  const count = wholeNumber(locale, total);

  const countAgain = ({ currentTarget }: FormEvent<HTMLFormElement>) => {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(() => {
      const fields = new FormData(currentTarget);
      fields.set('intent', 'count');
      void counting.submit(fields, { method: 'post' });
    }, waitMilliseconds);
  };
  return (
    <Form method="post" className={styles.need} onChange={countAgain} autoComplete="off" noValidate>
      <input type="hidden" name="intent" value="search" />
      <h2 ref={heading} tabIndex={-1}>
        {texts.found}
      </h2>
      <p className={styles.lead}>{isEmpty(need) ? texts.nothing : texts.foundLead}</p>
      <Ignored ignored={need.ignored} />
      <TechnologyFields technologies={need.technologies} />
      <div className={styles.groups}>
        <ProfessionFields need={need} professions={professions} />
        <YearsFields need={need} />
        <PlaceFields need={need} />
        <RemoteFields need={need} />
        <ContractFields need={need} />
        <PayFields need={need} />
        <LanguageFields need={need} />
      </div>
      <div className={styles.foot}>
        <p role="status" aria-busy={counting.state !== 'idle'}>
          {counting.data?.unreachable ? network : texts.total(count, total)}
        </p>
        <Button type="submit" busy={navigation.state !== 'idle'}>
          {total > 0 ? texts.show(count, total) : texts.showNone}
        </Button>
      </div>
    </Form>
  );
}

function isEmpty({
  technologies,
  professions,
  cities,
  regions,
  contracts,
  languages,
  years,
  pay,
  remote,
}: PastedNeed): boolean {
  const lists = [technologies, professions, cities, regions, contracts, languages];
  return lists.every((list) => list.length === 0) && !years && !pay && !remote;
}

/** In the language of the page, as it is written in France and in Britain. */
const alternatives = {
  fr: new Intl.ListFormat('fr-FR', { type: 'disjunction' }),
  en: new Intl.ListFormat('en-GB', { type: 'disjunction' }),
};

/** What the law protects is named, so that no one believes it is searched. */
function Ignored({ ignored }: Pick<PastedNeed, 'ignored'>) {
  const locale = useLocale();
  const texts = useTexts(pastedTexts);
  if (ignored.length === 0) return null;
  const words = ignored.map(({ word }) => texts.said(word)).join(', ');
  const kinds = [...new Set(ignored.map(({ kind }) => texts.kinds[kind]))];
  return (
    <Notice tone="info">
      {texts.ignored(words)} {texts.ignoredWhy(alternatives[locale].format(kinds))}
    </Notice>
  );
}
