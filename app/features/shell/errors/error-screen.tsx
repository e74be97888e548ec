import { isRouteErrorResponse, useLocation } from 'react-router';
import { localeOf, pathTo } from '../../../../domain/paths.ts';
import { defineTexts } from '../../../i18n/texts.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Boat } from '../../../ui/drawings/boat.tsx';
import { ErrorDrawing, type ErrorStatus } from './error-drawing.tsx';
import styles from './error-screen.module.css';

const texts = defineTexts(
  {
    403: {
      title: 'Vous n’avez pas accès à cette page',
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
      text: 'Par sécurité, patientez quelques minutes, puis recommencez.',
    },
    500: {
      title: 'Une erreur est survenue',
      text: 'La faute est de notre côté, et elle est notée. Recommencez dans un instant ; si elle revient, donnez-nous la référence ci-dessous.',
    },
    503: {
      title: 'Beaucoup de demandes à la fois',
      text: 'Votre demande n’a pas été traitée. Recommencez dans quelques secondes.',
    },
    offline: {
      title: 'Pas de connexion',
      text: 'La page n’a pas pu arriver jusqu’à vous. Vérifiez votre connexion, puis réessayez : rien n’est perdu.',
    },
    wait: (time: string) => `Par sécurité, patientez ${time}, puis recommencez.`,
    seconds: (count: number) => (count === 1 ? 'une seconde' : `${count} secondes`),
    minutes: (count: number) => (count === 1 ? 'une minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? 'une heure' : `${count} heures`),
    retry: 'Réessayer',
    home: "Retour à l'accueil",
    contact: 'Nous contacter',
    reference: 'Référence :',
  },
  {
    403: {
      title: 'You do not have access to this page',
      text: 'Your account is not allowed to see it. If you think this is a mistake, write to us.',
    },
    404: { title: 'This page does not exist', text: 'The address may be misspelt, or the page has moved.' },
    410: { title: 'This page no longer exists', text: 'It has been removed.' },
    409: {
      title: 'Someone changed this before you',
      text: 'What you wanted to change has just been changed. Reload the page to see how things stand.',
    },
    422: { title: 'The request is not complete', text: 'Nothing was saved. Go back and check what you filled in.' },
    429: {
      title: 'Too many requests in a short time',
      text: 'For security reasons, wait a few minutes, then try again.',
    },
    500: {
      title: 'Something went wrong',
      text: 'The fault is ours, and it has been noted. Try again in a moment; if it comes back, give us the reference below.',
    },
    503: {
      title: 'Many requests at once',
      text: 'Your request was not carried out. Try again in a few seconds.',
    },
    offline: {
      title: 'No connection',
      text: 'The page could not reach you. Check your connection, then try again: nothing is lost.',
    },
    wait: (time: string) => `For security reasons, wait ${time}, then try again.`,
    seconds: (count: number) => (count === 1 ? 'one second' : `${count} seconds`),
    minutes: (count: number) => (count === 1 ? 'one minute' : `${count} minutes`),
    hours: (count: number) => (count === 1 ? 'one hour' : `${count} hours`),
    retry: 'Try again',
    home: 'Back to the home page',
    contact: 'Contact us',
    reference: 'Reference:',
  },
);

/** `brand`: undefined when the root loader failed. */
export default function ErrorScreen({ error, brand }: { error: unknown; brand?: string | undefined }) {
  const { pathname, search } = useLocation();
  // The loader that gives the locale may have failed, so the address gives it.
  const locale = localeOf(pathname);
  const t = texts[locale];
  const answer = isRouteErrorResponse(error) ? error : undefined;
  const status: ErrorStatus = answer && answer.status in t ? (answer.status as ErrorStatus) : 500;
  // Only the browser knows: on the server it is undefined.
  const offline = !answer && globalThis.navigator?.onLine === false;
  const shown = offline ? 'offline' : status;
  const { reference, seconds } = (answer?.data ?? {}) as { reference?: string; seconds?: number };
  const wait = status === 429 && seconds ? t.wait(waitingTime(seconds, t)) : undefined;
  return (
    <div className={styles.screen}>
      <title>{brand ? `${t[shown].title} – ${brand}` : t[shown].title}</title>
      <div className={styles.drawing}>{offline ? <Boat width={240} /> : <ErrorDrawing status={status} />}</div>
      {!offline && (
        <p className={styles.status} aria-hidden="true">
          {status}
        </p>
      )}
      <h1>{t[shown].title}</h1>
      <p className={styles.text}>{wait ?? t[shown].text}</p>
      {reference && status >= 422 && (
        <p className={styles.reference}>
          {t.reference} <code>{reference}</code>
        </p>
      )}
      {offline ? (
        <div className={styles.ways}>
          <ButtonLink href={pathname + search}>{t.retry}</ButtonLink>
        </div>
      ) : (
        <div className={styles.ways}>
          <ButtonLink href={pathTo(locale, 'home')}>{t.home}</ButtonLink>
          <ButtonLink href={pathTo(locale, 'contact')} look="secondary">
            {t.contact}
          </ButtonLink>
        </div>
      )}
    </div>
  );
}

type Words = Pick<typeof texts.fr, 'seconds' | 'minutes' | 'hours'>;

/** Rounded up, so that who waits so long is not refused again. */
function waitingTime(seconds: number, words: Words): string {
  if (seconds < 90) return words.seconds(seconds);
  const minutes = Math.ceil(seconds / 60);
  return minutes < 90 ? words.minutes(minutes) : words.hours(Math.ceil(minutes / 60));
}
