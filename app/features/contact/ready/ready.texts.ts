import { defineTexts } from '../../../i18n/texts.ts';

/** docs/product/contact.md, Ready reasons: each sentence goes into the text box, where it can be changed. */
export const readyTexts = defineTexts(
  {
    labels: { company: 'Raisons toutes prêtes', developer: 'Pour refuser, des raisons toutes prêtes' },
    company: {
      filled: ['Poste pourvu', 'Le poste vient d’être pourvu.'],
      skills: ['Compétences', 'Nous cherchons d’autres compétences pour ce poste.'],
      level: ['Expérience', 'Ce poste demande un autre niveau d’expérience.'],
      place: ['Lieu', 'Le lieu, ou la part de télétravail, ne correspond pas à ce que vous cherchez.'],
      pay: ['Rémunération', 'Vos attentes de rémunération dépassent ce que nous pouvons proposer.'],
      contract: ['Contrat', 'Ce n’est pas le type de contrat que vous cherchez.'],
      later: ['Plus tard', 'Votre profil nous intéresse : nous pourrons vous écrire pour un autre poste.'],
    },
    developer: {
      notLooking: ['Pas à l’écoute', 'Je ne cherche pas de poste en ce moment.'],
      pay: ['Rémunération', 'La rémunération proposée est en dessous de mes attentes.'],
      place: ['Lieu', 'Le lieu, ou la part de télétravail, ne me convient pas.'],
      technologies: ['Technologies', 'Les technologies du poste ne sont pas celles que je cherche.'],
      contract: ['Contrat', 'Je cherche un autre type de contrat.'],
      field: ['Projet', 'Le projet ou le secteur ne m’attire pas.'],
      taken: ['Déjà en poste', 'Je viens d’accepter un autre poste.'],
    },
  },
  {
    labels: { company: 'Ready reasons', developer: 'To decline, ready reasons' },
    company: {
      filled: ['Position filled', 'The position has just been filled.'],
      skills: ['Skills', 'We are looking for other skills for this job.'],
      level: ['Experience', 'This job asks for another level of experience.'],
      place: ['Place', 'The place, or the share of remote work, is not what you are looking for.'],
      pay: ['Pay', 'Your pay expectations are above our budget.'],
      contract: ['Contract', 'It is not the type of contract you are looking for.'],
      later: ['Later', 'Your profile interests us: we may write to you about another job.'],
    },
    developer: {
      notLooking: ['Not looking', 'I am not looking for a job at the moment.'],
      pay: ['Pay', 'The pay you offer is below my expectations.'],
      place: ['Place', 'The place, or the share of remote work, does not suit me.'],
      technologies: ['Technologies', 'The technologies of the job are not the ones I am looking for.'],
      contract: ['Contract', 'I am looking for another type of contract.'],
      field: ['Project', 'The project or the field does not appeal to me.'],
      taken: ['New job', 'I have just accepted another job.'],
    },
  },
);
