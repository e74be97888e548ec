import { Suspense, useState } from 'react';
import { apiRoot } from '../../../../domain/ats/api-root.ts';
import { problems } from '../../../../domain/ats/problem-codes.ts';
import type { FeedAddress } from '../../../../domain/jobs/feeds/feed-address.ts';
import { fold } from '../../../../domain/text/fold.ts';
import type { ApiDocument } from '../../../../server/services/ats/document/describe-api.ts';
import type { ApiExamples } from '../../../../server/services/ats/document/example-code.ts';
import { useTexts } from '../../../i18n/texts.ts';
import { Field } from '../../../ui/field.tsx';
import page from '../../../ui/page.module.css';
import { FeedList } from '../feed-list.tsx';
import styles from './api-docs.module.css';
import { apiDocsTexts } from './api-docs.texts.ts';
import { ExampleBlock } from './example-block.tsx';
import { OperationSection } from './operation-section.tsx';
import { Words } from './words.tsx';

type Props = { document: ApiDocument; examples: ApiExamples; feeds: readonly FeedAddress[] };

/** The API reference, rendered entirely from the OpenAPI document. */
export function ApiDocsScreen({ document, examples, feeds }: Props) {
  const texts = useTexts(apiDocsTexts);
  const [apiKey, setApiKey] = useState('');
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );
  const groups = [...new Set(operations.map(({ operation }) => operation.tags[0] ?? ''))];
  const server = document.servers[0]?.url ?? '';
  return (
    <>
      <h1>{texts.title}</h1>
      <p className={page.lead}>{texts.lead}</p>
      <p className={styles.document}>
        <a href={`${apiRoot}/openapi.json`}>{texts.document}</a> · <code>{server}</code>
      </p>
      <div className={styles.frame}>
        <nav aria-label={texts.contents} className={styles.contents}>
          <ul className={styles.links}>
            <li>
              <a href="#start-title">{texts.start}</a>
            </li>
            <li>
              <a href="#try-title">{texts.try}</a>
            </li>
            {groups.map((group) => (
              <li key={group}>
                <a href={`#${anchorOf(group)}`}>{group}</a>
              </li>
            ))}
            <li>
              <a href="#webhooks">{texts.webhooks}</a>
            </li>
            <li>
              <a href="#feeds">{texts.feeds}</a>
            </li>
          </ul>
        </nav>
        <div className={page.stack}>
          <Start />
          <section className={page.card} aria-labelledby="try-title">
            <h2 id="try-title" className={styles.heading}>
              {texts.try}
            </h2>
            <p className={styles.prose}>{texts.tryLead}</p>
            <div className={styles.key}>
              <Field
                label={texts.key}
                type="password"
                autoComplete="off"
                placeholder="ats_…"
                value={apiKey}
                onChange={({ target }) => setApiKey(target.value.trim())}
              />
            </div>
          </section>
          {groups.map((group) => (
            <div key={group} className={page.stack}>
              <h2 id={anchorOf(group)} className={styles.group}>
                {group}
              </h2>
              {operations
                .filter(({ operation }) => operation.tags[0] === group)
                .map((one) => (
                  // A boundary each: the browser makes one operation interactive at a time, and reacts in between.
                  <Suspense key={one.operation.operationId}>
                    <OperationSection
                      {...one}
                      root={apiRoot}
                      example={examples.operations[one.operation.operationId]}
                      apiKey={apiKey}
                    />
                  </Suspense>
                ))}
            </div>
          ))}
          <Suspense>
            <Webhooks document={document} examples={examples} />
          </Suspense>
          <section className={`${page.card} ${styles.late}`} aria-labelledby="feeds">
            <h2 id="feeds" className={styles.heading}>
              {texts.feeds}
            </h2>
            <p className={styles.prose}>{texts.feedsText}</p>
            <FeedList feeds={feeds} />
          </section>
        </div>
      </div>
    </>
  );
}

function Webhooks({ document, examples }: { document: ApiDocument; examples: ApiExamples }) {
  const texts = useTexts(apiDocsTexts);
  const messages = Object.entries(document.webhooks).map(([name, { post }]) => ({ name, summary: post.summary }));
  return (
    <section className={`${page.card} ${styles.late} ${styles.beside}`} aria-labelledby="webhooks">
      <div>
        <h2 id="webhooks" className={styles.heading}>
          {texts.webhooks}
        </h2>
        <p className={styles.prose}>
          <Words text={texts.webhooksText} />
        </p>
        <h3 className={styles.part}>{texts.signature}</h3>
        <p className={styles.prose}>
          <Words text={texts.signatureText} />
        </p>
      </div>
      <div className={styles.examples}>
        {messages.map(
          ({ name, summary }) =>
            examples.messages[name] && <ExampleBlock key={name} label={summary} {...examples.messages[name]} />,
        )}
        <ExampleBlock label={texts.signature} {...examples.signature} />
      </div>
    </section>
  );
}

function Start() {
  const texts = useTexts(apiDocsTexts);
  return (
    <section className={`${page.card} ${styles.beside}`} aria-labelledby="start-title">
      <div>
        <h2 id="start-title" className={styles.heading}>
          {texts.start}
        </h2>
        <ol className={styles.steps}>
          {texts.steps.map((step) => (
            <li key={step}>
              <Words text={step} />
            </li>
          ))}
        </ol>
        <h3 className={styles.part}>{texts.pages}</h3>
        <p className={styles.prose}>
          <Words text={texts.pagesText} />
        </p>
        <h3 className={styles.part}>{texts.repeat}</h3>
        <p className={styles.prose}>
          <Words text={texts.repeatText} />
        </p>
      </div>
      <div>
        <h3 id="problems-title" className={styles.part}>
          {texts.problems}
        </h3>
        <p className={styles.prose}>
          <Words text={texts.problemsText} />
        </p>
        <table className={styles.table} aria-labelledby="problems-title">
          <thead>
            <tr>
              <th scope="col">{texts.status}</th>
              <th scope="col">{texts.code}</th>
            </tr>
          </thead>
          <tbody>
            {codesByStatus.map(([status, codes]) => (
              <tr key={status}>
                <th scope="row">{status}</th>
                <td>
                  <code>{codes.join(', ')}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

const codesByStatus = [...new Set(Object.values(problems))]
  .sort((one, other) => one - other)
  .map((status) => [status, Object.entries(problems).flatMap(([code, of]) => (of === status ? [code] : []))] as const);

/** Letters without accents only, because the anchor is part of an address that readers copy. */
const anchorOf = (group: string) => fold(group).replace(/[^a-z]/g, '');
