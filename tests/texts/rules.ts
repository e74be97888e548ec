// What a text of the product may not contain: docs/glossary.md, Words of the texts.
import type { Locale } from '../../domain/viewer.ts';

type Rule = {
  name: string;
  language: Locale;
  pattern: RegExp;
  /** A text that the rule must refuse, and one that it must accept: they test the rule itself. */
  refused: string;
  accepted: string;
};

/** Words that are not used, and what is written instead. */
function words(language: Locale, retired: string, instead: string, refused: string, accepted: string): Rule {
  return {
    name: `write ${instead}`,
    language,
    pattern: new RegExp(`(?<![\\p{L}\\p{N}·-])(?:${retired})(?![\\p{L}\\p{N}·])`, 'iu'),
    refused,
    accepted,
  };
}

const french = (...parts: [string, string, string, string]) => words('fr', ...parts);
const english = (...parts: [string, string, string, string]) => words('en', ...parts);

const people =
  'recruteurs?|développeurs?|candidats?|utilisateurs?|administrateurs?|contributeurs?|visiteurs?|joueurs?|lecteurs?(?! (?:d’écran|de musique|audio|vient|Spotify))|auteurs?|testeurs?|inscrits|consultants?';
const women =
  'recruteuses?|développeuses?|candidates?|utilisatrices?|administratrices?|contributrices?|visiteuses?|joueuses?|lectrices?|autrices?|testeuses?|inscrites|consultantes?|celles';

// biome-ignore format: a table
export const rules: Rule[] = [
  // Typography
  { name: 'a typographic apostrophe', language: 'fr', pattern: /\p{L}'\p{L}/u, refused: "L'équipe", accepted: 'L’équipe' },
  { name: 'a typographic apostrophe', language: 'en', pattern: /\p{L}'\p{L}|s' /u, refused: "It's here", accepted: 'It’s here' },
  { name: 'quotes « … »', language: 'fr', pattern: /["“”]/, refused: 'Le test "Git"', accepted: 'Le test « Git »' },
  { name: 'quotes “…”', language: 'en', pattern: /["«»]|(?<=^|\s)'\p{L}/u, refused: 'The test "Git"', accepted: 'The test “Git”' },
  { name: 'one character …', language: 'fr', pattern: /\.\.\./, refused: 'Chargement...', accepted: 'Chargement…' },
  { name: 'one character …', language: 'en', pattern: /\.\.\./, refused: 'Loading...', accepted: 'Loading…' },
  { name: 'a space before : ; ? !', language: 'fr', pattern: /[\p{L}\p{N}})»’][:;?!](?=\s|$)/u, refused: 'Voici pourquoi:', accepted: 'Voici pourquoi :' },
  { name: 'no space before : ; ? !', language: 'en', pattern: /[\s\u00a0\u202f][:;?!](?=\s|$)/, refused: 'This is why :', accepted: 'This is why:' },
  { name: 'a space before % and €', language: 'fr', pattern: /[\d}]k?[%€](?!\p{L})/u, refused: '12% des tests', accepted: '12 % des tests' },
  { name: 'no space before %', language: 'en', pattern: /[\d}][\s\u00a0\u202f]%/, refused: '12 % of tests', accepted: '12% of tests' },
  // Grammar
  { name: 'withDe() or withQue() before a name', language: 'fr', pattern: /(?<!\p{L}|score |score établi )(?:de|que) \{\}(?! (?:%|points|entreprises|à \{\}))/iu, refused: 'Le profil de {}', accepted: 'Le profil de {#}' },
  { name: 'a form for each number', language: 'fr', pattern: /\p{L}\((?:s|x|e|es|ne|nes|nt)\)/u, refused: 'offre(s)', accepted: 'offres (deux)' },
  { name: 'a form for each number', language: 'en', pattern: /\p{L}\((?:s|es)\)/u, refused: 'job(s)', accepted: 'jobs (two)' },
  { name: 'both genders', language: 'fr', pattern: new RegExp(`^(?!.*(?<!\\p{L})(?:${women})(?!\\p{L})).*(?<![\\p{L}·])(?:${people})(?![\\p{L}·])`, 'ius'), refused: 'Les recruteurs vous écrivent', accepted: 'Les recruteurs et recruteuses vous écrivent' },
  // French words
  french('e?mails?', '« e-mail »', 'Envoyer un mail', 'Envoyer un e-mail'),
  french('(?<!(?:deux|trois|toutes) )lettres?', '« e-mail » or « message »', 'La lettre est partie', 'L’e-mail est parti'),
  french('formules?', '« abonnement »', 'Changer de formule', 'Changer d’abonnement'),
  french('plans?', '« abonnement »', 'Votre plan', 'Votre abonnement'),
  french('permissions?', '« droits »', 'Vos permissions', 'Vos droits'),
  french('(?:l’|une |cette |votre |vos |des |les |mes )annonces?', '« offre »', 'Vos annonces', 'Une offre annonce un salaire'),
  french('dashboards?', '« tableau de bord »', 'Voir le dashboard', 'Voir le tableau de bord'),
  french('seconds? facteurs?|deuxième facteur', '« double authentification »', 'Votre second facteur', 'La double authentification'),
  french('clés? d’accès', '« clé d’API »', 'Une clé d’accès', 'Une clé d’API'),
  french('personnes? effacées?', '« compte effacé »', 'Une personne effacée', 'Un compte effacé'),
  french('laisse[rz]? (?:tomber|partir)', '« retirer » or « transmettre »', 'Laisser partir', 'Transmettre'),
  french('télétravail (?:partiel|à temps (?:plein|partiel))', '« télétravail complet » or « hybride »', 'Télétravail partiel', 'Hybride'),
  french('oops', '« Oups »', 'Oops !', 'Oups !'),
  french('compte de recrutement', '« compte de recruteur·euse »', 'Un compte de recrutement', 'Un compte de recruteur·euse'),
  { name: 'write « ·rice »', language: 'fr', pattern: /eur·ice/u, refused: 'contributeur·ice', accepted: 'contributeur·rice' },
  { name: 'write « Rechercher »', language: 'fr', pattern: /^cherche[rz](?!-)/i, refused: 'Chercher un nom', accepted: 'Rechercher un nom' },
  { name: 'write « Chargement… »', language: 'fr', pattern: /^Chargement$/, refused: 'Chargement', accepted: 'Chargement…' },
  { name: 'write « Page suivante » or « Voir la suite »', language: 'fr', pattern: /^(?:suivante?s?|plus anciennes?)$/i, refused: 'Suivantes', accepted: 'Page suivante' },
  { name: 'write « Revenir au début »', language: 'fr', pattern: /^(?:retour au début|revenir aux? plus récente?s?)/i, refused: 'Retour au début', accepted: 'Revenir au début' },
  // English words
  english('(?:some|no|every|any)body', '“someone”, “no one”, “everyone” or “anyone”', 'Somebody wrote', 'Someone wrote'),
  english('who(?:m|ever|mever|soever)', '“who”, or the role', 'to whom you write', 'who you write to'),
  english('any ?more', '“no longer”', 'It does not work any more', 'It no longer works'),
  english('meanwhile', '“in the meantime” or “since”', 'It has changed meanwhile', 'It has changed in the meantime'),
  english('(?<!junk )e?mails?(?! (?:app|server))', '“e-mail”', 'Your email', 'An e-mail in your mail app'),
  english('(?<!(?:small|capital|lowercase|two) )letters?', '“e-mail” or “message”', 'The letter was sent', 'The e-mail was sent'),
  english('(?<!(?:JSON|everything) )resumes?(?! (?:the|this|your|practice|everything))|résumés?', '“CV”', 'Your resume', 'Resume the test with a JSON Resume'),
  english('(?<!(?:you|we|company|team) )offers?(?! (?:you|\\{))', '“job”', 'Your offers', 'What you offer'),
  english('second factors?', '“two-factor authentication”', 'A second factor', 'Two-factor authentication'),
  english('subscriptions?', '“plan”', 'Your subscription', 'Your plan'),
  english('right answers?', '“correct answer”', 'The right answer', 'The correct answer'),
  english('access keys?', '“API key”', 'An access key', 'An API key'),
  english('applicant tracking', '“recruiting tool”', 'Your applicant tracking system', 'Your recruiting tool'),
  english('fixed term', '“fixed-term”', 'A fixed term contract', 'A fixed-term contract'),
  english('rated', '“ranked”', 'A rated session', 'A ranked session'),
  english('stored', '“saved”', 'Nothing was stored', 'Nothing was saved'),
  english('(?<!not )ticked', '“selected”', 'The ticked line', 'The selected line'),
  english('under way|on (?:its|their) way', '“in progress” or “sent”', 'It is on its way', 'It has been sent'),
  english('(?:goes|go|gone|going|went) out', '“sent”', 'It goes out today', 'It is sent today'),
  english('t(?:ake|akes|aken|aking|ook)(?: \\w+)? back', '“withdraw” or “cancel”', 'Take it back', 'Withdraw it'),
  english('open(?:s|ed)? again', '“reopen”', 'Opened again', 'Reopened'),
  english('(?:apply|applies|applied|applying) to (?:an?|the|this|that|your) (?:job|offer|position)', '“apply for a job”', 'Apply to this job', 'Apply for this job'),
  english('in the name of|in (?:your|their|its) name', '“on … behalf”', 'Acting in your name', 'Acting on your behalf'),
  english('acting as|act as', '“act on behalf”', 'Act as this person', 'Act on this person’s behalf'),
  english('present plan', '“current plan”', 'Your present plan', 'Your current plan'),
  english('(?:colors?|favorites?|behaviors?|centers?|canceled|catalogs?|organiz\\w+|recogniz\\w+|anonymiz\\w+|customiz\\w+|analyz\\w+|authoriz\\w+)', 'British spelling', 'Favorite color', 'Favourite colour'),
  { name: 'write “already” before the verb', language: 'en', pattern: /\balready(?=[.,:;)]|$)/i, refused: 'They were invited already.', accepted: 'They were already invited.' },
  { name: 'write “Search for”', language: 'en', pattern: /^look for/i, refused: 'Look for a name', accepted: 'Search for a name' },
  { name: 'write “No … yet”', language: 'en', pattern: /^no .* for now\b/i, refused: 'No jobs for now', accepted: 'No jobs yet' },
  { name: 'write “Loading…”', language: 'en', pattern: /^Loading$/, refused: 'Loading', accepted: 'Loading…' },
];
