import type { EmailGroup, NecessaryKind, Necessity, OptionalKind } from '../../../../domain/account/email-kinds.ts';
import { defineTexts } from '../../../i18n/texts.ts';

type KindWords = { name: string; hint?: string };

/** Every kind of e-mail in the words of its readers. */
export const emailKindsTexts = defineTexts(
  {
    optional: {
      jobAlerts: {
        name: 'Nouvelles offres pour mes recherches, mon profil ou mes entreprises suivies',
        hint: 'Au rythme que vous choisissez pour chaque alerte.',
      },
      appliedOffers: { name: 'Une offre à laquelle j’ai postulé est retirée, ou revient' },
      profileAlerts: {
        name: 'Nouveaux profils pour mes recherches',
        hint: 'Le matin, pour les recherches dont l’alerte est active.',
      },
      requests: {
        name: 'Une entreprise souhaite me parler',
        hint: 'Sans cet e-mail, la demande vous attend dans vos conversations, et peut expirer.',
      },
      requestReminders: { name: 'Rappel d’une demande à laquelle je n’ai pas répondu' },
      messages: { name: 'Messages que je n’ai pas lus' },
      meetingProposals: { name: 'Une entreprise me propose un rendez-vous' },
      joinRequests: {
        name: 'Quelqu’un demande à rejoindre mon entreprise',
        hint: 'Pour les personnes qui administrent l’entreprise.',
      },
      waitingApplications: {
        name: 'Des candidatures attendent notre réponse',
        hint: 'Aux 10e, 20e et 27e jours, pour les personnes qui peuvent répondre.',
      },
      expiringOffers: { name: 'Une de nos offres se termine bientôt' },
      failedPublications: { name: 'Une de mes offres n’a pas pu être publiée au jour prévu' },
      candidatesInCharge: { name: 'Un·e collègue me confie un·e candidat·e' },
      candidateReminders: { name: 'Mes rappels sur des candidat·es, le jour venu' },
      noteMentions: { name: 'Un·e collègue me mentionne dans une note' },
      openTests: { name: 'Un test que j’ai demandé est publié' },
      publishedQuestions: { name: 'Une question que j’ai proposée est publiée, ou rétablie' },
      bookedCalls: { name: 'Un appel avec un·e développeur·euse est réservé, déplacé ou annulé' },
    } as Record<OptionalKind, KindWords>,
    groups: {
      offers: 'Offres d’emploi',
      library: 'CVThèque',
      conversations: 'Conversations',
      team: 'Mon entreprise',
      tests: 'Tests et questions',
      calls: 'Appels',
    } as Record<EmailGroup, string>,
    necessary: {
      account: 'Adresse, mot de passe, double authentification, sessions',
      unusualReading: 'Consultation inhabituelle de profils',
      membership: 'Votre appartenance à une entreprise : invitation, réponse, départ',
      erasure: 'Effacement ou inactivité de votre compte',
      profileDecisions: 'Publication ou mise en pause de votre profil',
      companyDecisions: 'Décisions de l’équipe sur votre entreprise et ses offres',
      stoppedIntroductions: 'Mise en relation arrêtée par l’équipe',
      questionDecisions: 'Question que vous avez proposée, et qui n’est pas retenue ou plus visible',
      plan: 'Changements de l’abonnement',
      applications: 'Réponses à vos candidatures, et candidatures à confirmer',
      contactRequests: 'Réponses à vos demandes de contact',
      meetings: 'Vos rendez-vous : réponse, changement, annulation',
      ownCalls: 'Vos appels avec l’équipe',
      contributor: 'Réponse à votre demande de contribuer à un QCM',
      support: 'Réponses à vos messages et à vos signalements',
    } as Record<NecessaryKind, string>,
    why: {
      security: 'Ils protègent votre compte ou l’accès à des données.',
      law: 'Nous devons vous en informer.',
      answer: 'Ils font suite à ce que vous avez fait.',
    } as Record<Necessity, string>,
  },
  {
    optional: {
      jobAlerts: {
        name: 'New jobs for my searches, my profile or companies I follow',
        hint: 'As often as you choose for each alert.',
      },
      appliedOffers: { name: 'A job I applied for is taken down, or comes back' },
      profileAlerts: {
        name: 'New profiles for my searches',
        hint: 'In the morning, for searches with an active alert.',
      },
      requests: {
        name: 'A company would like to talk to me',
        hint: 'Without this e-mail, the request waits in your conversations, and may expire.',
      },
      requestReminders: { name: 'Reminder of a request I have not replied to' },
      messages: { name: 'Messages I have not read' },
      meetingProposals: { name: 'A company proposes a meeting to me' },
      joinRequests: { name: 'Someone asks to join my company', hint: 'For people who administer the company.' },
      waitingApplications: {
        name: 'Applications are awaiting our reply',
        hint: 'On days 10, 20 and 27, for the people who can reply.',
      },
      expiringOffers: { name: 'One of our jobs ends soon' },
      failedPublications: { name: 'One of my jobs could not be published on its planned day' },
      candidatesInCharge: { name: 'A colleague puts me in charge of a candidate' },
      candidateReminders: { name: 'My reminders about candidates, on their day' },
      noteMentions: { name: 'A colleague mentions me in a note' },
      openTests: { name: 'A test I requested is published' },
      publishedQuestions: { name: 'A question I proposed is published, or restored' },
      bookedCalls: { name: 'A call with a developer is booked, moved or cancelled' },
    },
    groups: {
      offers: 'Jobs',
      library: 'CV library',
      conversations: 'Conversations',
      team: 'My company',
      tests: 'Tests and questions',
      calls: 'Calls',
    },
    necessary: {
      account: 'Address, password, two-factor authentication, sessions',
      unusualReading: 'Unusual viewing of profiles',
      membership: 'Your membership of a company: invitation, reply, departure',
      erasure: 'Erasure or inactivity of your account',
      profileDecisions: 'Your profile is published or paused',
      companyDecisions: 'Our team’s decisions about your company and its jobs',
      stoppedIntroductions: 'Introduction stopped by our team',
      questionDecisions: 'A question you proposed that is not accepted, or no longer visible',
      plan: 'Changes to your plan',
      applications: 'Replies to your applications, and applications to confirm',
      contactRequests: 'Replies to your contact requests',
      meetings: 'Your meetings: reply, change, cancellation',
      ownCalls: 'Your calls with our team',
      contributor: 'Reply to your request to contribute to a test',
      support: 'Replies to your messages and reports',
    },
    why: {
      security: 'They protect your account or access to data.',
      law: 'We have to inform you.',
      answer: 'They follow up on something you did.',
    },
  },
);
