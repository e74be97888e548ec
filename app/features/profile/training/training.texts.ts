import { juniorBelowYears, juniorDiscountPercent } from '../../../../domain/profile/boost.ts';
import { defineTexts } from '../../../i18n/texts.ts';

export const trainingTexts = defineTexts(
  {
    title: 'Nos formations candidat·es',
    lead: 'Trois formations courtes pour passer d’un bon niveau technique à une offre signée. Chacune se suit seule ; ensemble, elles couvrent une recherche du premier message à la poignée de main.',
    junior: `Vous avez moins de ${juniorBelowYears} ans d’expérience : la réduction de ${juniorDiscountPercent} % est déjà appliquée à chaque prix ci-dessous.`,
    price: (euros: string) => `${euros} € TTC`,
    insteadOf: 'au lieu de',
    full: (euros: string) => `${euros} €`,
    headings: { learn: 'Ce que vous apprenez', forWhom: 'Pour qui', how: 'Comment ça se passe' },
    courses: {
      profile: {
        title: 'CV et profil',
        promise: 'Se faire lire, puis rappeler.',
        learn: [
          'Raconter une expérience par ce qu’elle a changé, pas par la liste de ses outils.',
          'Choisir ce qui reste et ce qui part : une page suffit presque toujours.',
          'Écrire le résumé et le message qui donnent envie de vous répondre.',
        ],
        forWhom:
          'Vous envoyez des candidatures et les réponses ne viennent pas, ou vous sortez d’une école, d’une reconversion, d’une longue mission.',
        how: 'Deux séances d’une heure en visio, en tête-à-tête, à une semaine d’intervalle. Entre les deux, vous réécrivez et nous annotons. Vous repartez avec un CV et un profil terminés.',
      },
      interview: {
        title: 'Entretien technique',
        promise: 'Montrer comment vous réfléchissez.',
        learn: [
          'Poser les bonnes questions avant d’écrire la première ligne.',
          'Penser à voix haute, et vous relancer quand vous bloquez.',
          'Expliquer un choix d’architecture, ses limites et ce que vous feriez autrement.',
        ],
        forWhom:
          'Vous savez faire le travail, mais l’exercice au tableau, le code à plusieurs ou le test à la maison vous font perdre vos moyens.',
        how: 'Une séance pour comprendre ce qu’on attend de vous, puis deux entretiens blancs d’une heure avec une personne qui en mène dans son entreprise. Après chacun, un compte rendu écrit sous deux jours.',
      },
      negotiation: {
        title: 'Négociation et choix',
        promise: 'Dire un chiffre, et savoir pourquoi.',
        learn: [
          'Connaître les salaires de votre métier, de votre région et de votre niveau.',
          'Annoncer une attente, la défendre et parler du reste : télétravail, congés, formation.',
          'Comparer deux offres avec vos propres critères, et en refuser une avec élégance.',
        ],
        forWhom:
          'Vous avez une offre en vue, ou vous préparez un entretien annuel, et parler d’argent vous met mal à l’aise.',
        how: 'Une séance d’une heure et demie en visio, puis deux semaines pendant lesquelles nous répondons à vos questions par e-mail, jusqu’à votre décision.',
      },
    },
    closing: 'Une question, une date à fixer ?',
    closingText:
      'Dites-nous quelle formation vous intéresse : nous vous répondrons par e-mail pour convenir du premier rendez-vous.',
    contact: 'Nous contacter',
  },
  {
    title: 'Our training for candidates',
    lead: 'Three short courses that lead from good technical skills to a signed offer. Each stands on its own; together they cover a search from the first message to the handshake.',
    junior: `You have fewer than ${juniorBelowYears} years of experience: the ${juniorDiscountPercent}% discount is already applied to each price below.`,
    price: (euros) => `€${euros} incl. VAT`,
    insteadOf: 'instead of',
    full: (euros) => `€${euros}`,
    headings: { learn: 'What you learn', forWhom: 'Who it is for', how: 'How it works' },
    courses: {
      profile: {
        title: 'CV and profile',
        promise: 'Be read, then called back.',
        learn: [
          'Describe a job by what it changed, not by its list of tools.',
          'Choose what stays and what goes: one page is nearly always enough.',
          'Write the summary and the message that make people want to reply.',
        ],
        forWhom:
          'You send applications and hear nothing back, or you have just finished school, a career change or a long assignment.',
        how: 'Two one-hour video sessions, one to one, a week apart. In between, you rewrite and we add comments. You leave with a finished CV and profile.',
      },
      interview: {
        title: 'Technical interview',
        promise: 'Show how you think.',
        learn: [
          'Ask the right questions before writing the first line.',
          'Think aloud, and get going again when you are stuck.',
          'Explain a design, its limits and what you would do differently.',
        ],
        forWhom: 'You can do the work, but the whiteboard, the pairing session or the take-home test throws you off.',
        how: 'One session on what is expected of you, then two one-hour mock interviews with someone who conducts them at their company. After each, a written review within two days.',
      },
      negotiation: {
        title: 'Negotiation and choice',
        promise: 'Name a figure, and know why.',
        learn: [
          'Know the salaries for your profession, your region and your level.',
          'Say what you expect, stand by it, and talk about the rest: remote work, leave, training.',
          'Compare two offers by your own criteria, and turn one down gracefully.',
        ],
        forWhom: 'You have an offer in sight, or a yearly review coming up, and talking about money makes you uneasy.',
        how: 'One video session of an hour and a half, then two weeks during which we answer your questions by e-mail, until you decide.',
      },
    },
    closing: 'A question? A date to set?',
    closingText: 'Tell us which course interests you: we will reply by e-mail and agree on the first appointment.',
    contact: 'Contact us',
  },
);
