import { isRouteErrorResponse, useLocation } from 'react-router';
import { localeOf, pathTo } from '../../../domain/paths.ts';
import { defineTexts } from '../../i18n/texts.ts';
import { ButtonLink } from '../../ui/button.tsx';
import styles from './error-screen.module.css';

const texts = defineTexts(
  {
    403: {
      title: 'Cette page ne vous est pas ouverte',
      text: 'Votre compte n’a pas le droit de la voir. Si vous pensez que c’est une erreur, écrivez-nous.',
    },
    404: {
      title: 'Cette page n’existe pas',
      text: 'L’adresse est peut-être mal écrite, ou la page a changé de place.',
    },
    410: { title: 'Cette page n’existe plus', text: 'Elle a été retirée.' },
    409: {
      title: 'Une autre personne l’a changé avant vous',
      text: 'Ce que vous vouliez changer vient de l’être. Rechargez la page pour voir où en sont les choses.',
    },
    422: {
      title: 'La demande n’est pas complète',
      text: 'Rien n’a été enregistré. Revenez en arrière et vérifiez ce que vous avez rempli.',
    },
    429: {
      title: 'Trop de demandes en peu de temps',
      text: 'Par sécurité, nous faisons une pause. Patientez quelques minutes, puis recommencez : rien n’est perdu.',
    },
    500: {
      title: 'Une erreur est survenue',
      text: 'La faute est de notre côté, et elle est notée. Recommencez dans un instant ; si elle revient, donnez-nous la référence ci-dessous.',
    },
    503: {
      title: 'Beaucoup de demandes à la fois',
      text: 'Votre demande n’a pas été traitée. Recommencez dans quelques secondes : rien n’est perdu.',
    },
    home: 'Retour à l’accueil',
    contact: 'Nous contacter',
    reference: 'Référence :',
  },
  {
    403: {
      title: 'This page is not open to you',
      text: 'Your account may not see it. If you think that this is a mistake, write to us.',
    },
    404: { title: 'This page does not exist', text: 'The address may be misspelt, or the page has moved.' },
    410: { title: 'This page is gone', text: 'It was removed.' },
    409: {
      title: 'Someone changed this before you',
      text: 'What you wanted to change has just been changed. Reload the page to see how things stand.',
    },
    422: { title: 'The request is not complete', text: 'Nothing was stored. Go back and check what you filled in.' },
    429: {
      title: 'Too many requests in a short time',
      text: 'For safety we are pausing. Wait a few minutes, then try again: nothing is lost.',
    },
    500: {
      title: 'Something went wrong',
      text: 'The fault is ours, and it has been noted. Try again in a moment; if it comes back, give us the reference below.',
    },
    503: {
      title: 'Many requests at once',
      text: 'Your request was not carried out. Try again in a few seconds: nothing is lost.',
    },
    home: 'Back to the home page',
    contact: 'Contact us',
    reference: 'Reference:',
  },
);

type Status = 403 | 404 | 409 | 410 | 422 | 429 | 500 | 503;

/** `brand`: undefined when the root loader failed. */
export function ErrorScreen({ error, brand }: { error: unknown; brand?: string | undefined }) {
  // The loader that gives the locale may have failed, so the address gives it.
  const locale = localeOf(useLocation().pathname);
  const t = texts[locale];
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const status: Status = answer && answer.status in t ? (answer.status as Status) : 500;
  const reference = (answer?.data as { reference?: string } | undefined)?.reference;
  return (
    <div className={styles.screen}>
      <title>{brand ? `${t[status].title} – ${brand}` : t[status].title}</title>
      <p className={styles.status} aria-hidden="true">
        {status}
      </p>
      <h1>{t[status].title}</h1>
      <p className={styles.text}>{t[status].text}</p>
      {reference && status >= 422 && (
        <p className={styles.reference}>
          {t.reference} <code>{reference}</code>
        </p>
      )}
      <div className={styles.ways}>
        <ButtonLink href={pathTo(locale, 'home')}>{t.home}</ButtonLink>
        <ButtonLink href={pathTo(locale, 'contact')} look="secondary">
          {t.contact}
        </ButtonLink>
      </div>
    </div>
  );
}
