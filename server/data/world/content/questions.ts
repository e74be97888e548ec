export type Pair = readonly [fr: string, en: string];

/**
 * Wordings of questions, by what they ask for. `{concept}` stands with its article in French, so that `{de concept}` and
 * `{à concept}` are contracted as grammar wants; it is never the subject of a verb, which would have to agree.
 * `{with}` says with which technology, unless the technology already opens the sentence.
 */
export const wordings = {
  notion: [
    ['Quel est le rôle {de concept}{with} ?', 'What is the role of {concept}{with}?'],
    [
      'À quoi faut-il penser en premier au sujet {de concept}{with} ?',
      'What should you think of first about {concept}{with}?',
    ],
    ['Quelle affirmation est vraie à propos {de concept}{with} ?', 'Which statement about {concept}{with} is true?'],
    ['Quelle affirmation est fausse à propos {de concept}{with} ?', 'Which statement about {concept}{with} is false?'],
    ['Comment définir {concept}{with} en une phrase ?', 'How would you define {concept}{with} in one sentence?'],
    ['Quels mots emploie-t-on pour décrire {concept}{with} ?', 'Which words are used to describe {concept}{with}?'],
    ['Dans quel cas faut-il s’occuper {de concept}{with} ?', 'In which case does {concept} matter{with}?'],
    ['Que risque-t-on à ignorer {concept}{with} ?', 'What do you risk by ignoring {concept}{with}?'],
    ['Quelle idée reçue sur {concept}{with} est fausse ?', 'Which common belief about {concept}{with} is wrong?'],
    ['Que cherche-t-on à obtenir grâce {à concept}{with} ?', 'What are we trying to get from {concept}{with}?'],
    ['Par quoi commencer pour comprendre {concept}{with} ?', 'Where do you start to understand {concept}{with}?'],
    ['Quel exemple illustre le mieux {concept}{with} ?', 'Which example best illustrates {concept}{with}?'],
    [
      'Que faut-il savoir {de concept}{with} avant un premier poste ?',
      'What should you know about {concept}{with} before a first job?',
    ],
    ['Quelle est la principale limite {de concept}{with} ?', 'What is the main limit of {concept}{with}?'],
    [
      'Quel est le comportement par défaut en ce qui concerne {concept}{with} ?',
      'What is the default behaviour when it comes to {concept}{with}?',
    ],
    [
      'Quelles connaissances faut-il avoir avant d’aborder {concept}{with} ?',
      'What do you need to know before turning to {concept}{with}?',
    ],
    ['Comment reconnaître un bon usage {de concept}{with} ?', 'How do you recognise a good use of {concept}{with}?'],
    ['Pourquoi parle-t-on si souvent {de concept}{with} ?', 'Why do people so often talk about {concept}{with}?'],
    ['Que gagne-t-on à bien connaître {concept}{with} ?', 'What do you gain by knowing {concept}{with} well?'],
    [
      'Quelle définition {de concept}{with} est la plus exacte ?',
      'Which definition of {concept}{with} is the most accurate?',
    ],
    ['Est-il vrai que l’on peut se passer {de concept}{with} ?', 'Is it true that you can do without {concept}{with}?'],
    [
      'Comment expliquer {concept}{with} à une personne qui débute ?',
      'How would you explain {concept}{with} to a beginner?',
    ],
    ['Quel est l’intérêt {de concept}{with} ?', 'What is the point of {concept}{with}?'],
    [
      'À quel moment rencontre-t-on {concept}{with} pour la première fois ?',
      'When do you first come across {concept}{with}?',
    ],
    ['Quelle erreur de débutant concerne {concept}{with} ?', 'Which beginner’s mistake is about {concept}{with}?'],
    [
      'Quelle étape vient en premier quand on aborde {concept}{with} ?',
      'Which step comes first when you deal with {concept}{with}?',
    ],
    [
      'Que désigne-t-on exactement quand on parle {de concept}{with} ?',
      'What exactly do we mean when we speak of {concept}{with}?',
    ],
    ['Quels éléments entrent en jeu dans {concept}{with} ?', 'Which elements are at work in {concept}{with}?'],
    [
      'Comment vérifier que l’on a bien compris {concept}{with} ?',
      'How can you check that you have understood {concept}{with}?',
    ],
    [
      'Quelle règle simple faut-il suivre au sujet {de concept}{with} ?',
      'Which simple rule should you follow about {concept}{with}?',
    ],
    ['Quelle phrase résume le mieux {concept}{with} ?', 'Which sentence best sums up {concept}{with}?'],
    [
      'Quels sont les deux principaux aspects {de concept}{with} ?',
      'What are the two main aspects of {concept}{with}?',
    ],
    ['Que faut-il retenir {de concept}{with} ?', 'What should you remember about {concept}{with}?'],
    [
      'Dans quelle situation simple s’appuie-t-on sur {concept}{with} ?',
      'In which simple situation do you rely on {concept}{with}?',
    ],
    ['Quel réglage concerne {concept}{with} ?', 'Which setting is about {concept}{with}?'],
    ['Qu’attend-on en général {de concept}{with} ?', 'What do we usually expect from {concept}{with}?'],
    [
      'Quelle précaution élémentaire prendre face {à concept}{with} ?',
      'Which basic precaution do you take when facing {concept}{with}?',
    ],
    [
      'Comment repérer {concept}{with} dans un projet existant ?',
      'How do you spot {concept}{with} in an existing project?',
    ],
    ['Quel outil aide à mieux comprendre {concept}{with} ?', 'Which tool helps to understand {concept}{with}?'],
    [
      'Que répondre à quelqu’un qui ne voit pas l’utilité {de concept}{with} ?',
      'What do you answer to somebody who sees no use in {concept}{with}?',
    ],
    [
      'Quelle habitude prendre dès le début au sujet {de concept}{with} ?',
      'Which habit should you form early about {concept}{with}?',
    ],
    ['Quel vocabulaire trompeur entoure {concept}{with} ?', 'Which misleading words surround {concept}{with}?'],
  ],
  practice: [
    [
      'Comment mettre en œuvre {concept}{with} {context} ?',
      'How would you put {concept} into practice{with} {context}?',
    ],
    [
      'Quelle est la meilleure façon d’aborder {concept}{with} {context} ?',
      'What is the best way to approach {concept}{with} {context}?',
    ],
    [
      'Que faut-il vérifier au sujet {de concept}{with} avant de livrer ?',
      'What should you check about {concept}{with} before shipping?',
    ],
    ['Comment tester {concept}{with} {context} ?', 'How would you test {concept}{with} {context}?'],
    [
      'Quelle méthode choisir pour améliorer {concept}{with} {context} ?',
      'Which method would you choose to improve {concept}{with} {context}?',
    ],
    ['Comment documenter {concept}{with} {context} ?', 'How would you document {concept}{with} {context}?'],
    [
      'Quelles bonnes pratiques appliquer {à concept}{with} {context} ?',
      'Which good practices apply to {concept}{with} {context}?',
    ],
    [
      'Quel est le premier geste pour reprendre en main {concept}{with} {context} ?',
      'What do you do first to take {concept} back in hand{with} {context}?',
    ],
    [
      'Comment simplifier {concept}{with} sans rien perdre d’important ?',
      'How would you simplify {concept}{with} without losing anything important?',
    ],
    [
      'Quelle convention d’équipe adopter pour {concept}{with} {context} ?',
      'Which team convention would you adopt for {concept}{with} {context}?',
    ],
    [
      'Comment automatiser ce qui touche {à concept}{with} {context} ?',
      'How would you automate what relates to {concept}{with} {context}?',
    ],
    [
      'Que regarder en priorité lors d’une relecture portant sur {concept}{with} ?',
      'What do you look at first in a review about {concept}{with}?',
    ],
    [
      'Comment introduire {concept}{with} {context} sans tout réécrire ?',
      'How would you introduce {concept}{with} {context} without a full rewrite?',
    ],
    [
      'Quels cas limites prévoir pour {concept}{with} {context} ?',
      'Which edge cases should you plan for {concept}{with} {context}?',
    ],
    [
      'Quelle approche évite le plus d’erreurs autour {de concept}{with} ?',
      'Which approach avoids most mistakes around {concept}{with}?',
    ],
    [
      'Comment présenter {concept}{with} à une équipe {context} ?',
      'How would you present {concept}{with} to a team {context}?',
    ],
    [
      'Quelle configuration de départ retenir pour {concept}{with} {context} ?',
      'Which starting configuration would you keep for {concept}{with} {context}?',
    ],
    [
      'Comment mesurer les effets {de concept}{with} {context} ?',
      'How would you measure the effects of {concept}{with} {context}?',
    ],
    [
      'Que faut-il éviter absolument en matière {de concept}{with} ?',
      'What must you avoid at all costs in {concept}{with}?',
    ],
    [
      'Comment découper le travail quand il porte sur {concept}{with} {context} ?',
      'How would you split the work when it is about {concept}{with} {context}?',
    ],
    [
      'Quelle solution proposer pour {concept}{with} {context} ?',
      'Which solution would you propose for {concept}{with} {context}?',
    ],
    [
      'Quels tests écrire en premier pour couvrir {concept}{with} ?',
      'Which tests would you write first to cover {concept}{with}?',
    ],
    [
      'Comment rendre {concept}{with} compréhensible pour la personne suivante ?',
      'How would you keep {concept}{with} understandable for the next person?',
    ],
    [
      'Quelles étapes suivre pour mettre à jour {concept}{with} {context} ?',
      'Which steps would you follow to update {concept}{with} {context}?',
    ],
    [
      'Comment convaincre une équipe de soigner {concept}{with} {context} ?',
      'How would you convince a team to take care of {concept}{with} {context}?',
    ],
    [
      'Quel compromis acceptez-vous sur {concept}{with} {context} ?',
      'Which trade-off do you accept on {concept}{with} {context}?',
    ],
    [
      'Comment partager {concept}{with} entre plusieurs projets ?',
      'How would you share {concept}{with} between several projects?',
    ],
    [
      'Quelles informations réunir avant de modifier {concept}{with} {context} ?',
      'What would you find out before changing {concept}{with} {context}?',
    ],
    [
      'Comment limiter le coût {de concept}{with} {context} ?',
      'How would you limit the cost of {concept}{with} {context}?',
    ],
    [
      'Quelle erreur fréquente faut-il corriger dans {concept}{with} {context} ?',
      'Which frequent mistake would you correct in {concept}{with} {context}?',
    ],
    [
      'Comment préparer l’évolution {de concept}{with} {context} ?',
      'How would you prepare {concept}{with} for change {context}?',
    ],
    [
      'Que mettre dans une liste de contrôle consacrée {à concept}{with} ?',
      'What would you put in a checklist about {concept}{with}?',
    ],
    [
      'Quel niveau de détail viser pour {concept}{with} {context} ?',
      'Which level of detail would you aim for in {concept}{with} {context}?',
    ],
    [
      'Comment organiser les fichiers liés {à concept}{with} {context} ?',
      'How would you organise the files related to {concept}{with} {context}?',
    ],
    [
      'Quelle option retenir quand {concept}{with} doit rester simple {context} ?',
      'Which option would you keep to leave {concept}{with} simple {context}?',
    ],
    [
      'Comment former une nouvelle recrue {à concept}{with} {context} ?',
      'How would you train a new colleague in {concept}{with} {context}?',
    ],
    [
      'Quand faut-il revoir ses choix sur {concept}{with} {context} ?',
      'When should you revisit your choices on {concept}{with} {context}?',
    ],
    [
      'Comment suivre dans la durée la qualité {de concept}{with} {context} ?',
      'How would you follow the quality of {concept}{with} over time {context}?',
    ],
    [
      'Quelle démarche suivre pour retirer ce qui est inutile dans {concept}{with} ?',
      'How would you remove what is useless in {concept}{with}?',
    ],
    [
      'Que demander avant de s’engager sur {concept}{with} {context} ?',
      'What would you ask before committing to {concept}{with} {context}?',
    ],
    [
      'Comment faire tenir {concept}{with} dans un délai de deux jours {context} ?',
      'How would you fit {concept}{with} into two days {context}?',
    ],
  ],
  comparison: [
    [
      'Quel lien faites-vous entre {concept} et {other}{with} ?',
      'Which link do you see between {concept} and {other}{with}?',
    ],
    [
      'Entre {concept} et {other}, par quoi commencer{with} ?',
      'Between {concept} and {other}, where would you start{with}?',
    ],
    ['Comment concilier {concept} et {other}{with} ?', 'How would you reconcile {concept} and {other}{with}?'],
    [
      'En quoi {de concept} à {other}{with} le raisonnement change-t-il ?',
      'How does the reasoning change from {concept} to {other}{with}?',
    ],
    [
      'Quelle influence attendre {de concept} sur {other}{with} ?',
      'Which influence of {concept} on {other} would you expect{with}?',
    ],
    [
      'Que privilégier{with} quand il faut choisir entre {concept} et {other} ?',
      'What would you favour{with} when you must choose between {concept} and {other}?',
    ],
    [
      'Dans quel ordre traiter {concept} et {other}{with} ?',
      'In which order would you deal with {concept} and {other}{with}?',
    ],
    [
      'Quelle confusion fait-on souvent entre {concept} et {other}{with} ?',
      'Which confusion between {concept} and {other} is frequent{with}?',
    ],
    [
      'Comment répartir l’effort entre {concept} et {other}{with} ?',
      'How would you share the effort between {concept} and {other}{with}?',
    ],
    [
      'Quels points communs relevez-vous entre {concept} et {other}{with} ?',
      'What do {concept} and {other} have in common{with}?',
    ],
    [
      'Peut-on traiter {concept} sans toucher {à other}{with} ?',
      'Can you deal with {concept} without touching {other}{with}?',
    ],
    [
      'Que faire{with} quand {concept} et {other} demandent des choix opposés ?',
      'What would you do{with} when {concept} and {other} call for opposite choices?',
    ],
    ['Pourquoi étudier ensemble {concept} et {other}{with} ?', 'Why study {concept} and {other} together{with}?'],
    [
      'Quel risque y a-t-il à confondre {concept} et {other}{with} ?',
      'What is the risk of mixing up {concept} and {other}{with}?',
    ],
    [
      'Quelle part du temps accorder {à concept} plutôt qu’{à other}{with} ?',
      'How much time would you give to {concept} rather than to {other}{with}?',
    ],
    [
      'Comment expliquer à un collègue le passage {de concept} {à other}{with} ?',
      'How would you explain to a colleague the step from {concept} to {other}{with}?',
    ],
    [
      'Quel schéma dessiner pour relier {concept} et {other}{with} ?',
      'Which diagram would you draw to connect {concept} and {other}{with}?',
    ],
    [
      'Quel critère permet de trancher entre {concept} et {other}{with} ?',
      'Which criterion helps to decide between {concept} and {other}{with}?',
    ],
    [
      'Comment éviter que {concept} et {other}{with} ne se gênent ?',
      'How would you keep {concept} and {other} out of each other’s way{with}?',
    ],
    [
      'Que perd-on{with} à négliger {concept} au profit {de other} ?',
      'What do you lose{with} by neglecting {concept} in favour of {other}?',
    ],
    [
      'Quelles responsabilités séparer entre {concept} et {other}{with} ?',
      'Which responsibilities would you separate between {concept} and {other}{with}?',
    ],
    ['Quel effet de bord relie {concept} et {other}{with} ?', 'Which side effect ties {concept} to {other}{with}?'],
    ['Comment tester à la fois {concept} et {other}{with} ?', 'How would you test both {concept} and {other}{with}?'],
    [
      'Où placer la limite entre {concept} et {other}{with} ?',
      'Where would you draw the line between {concept} and {other}{with}?',
    ],
    [
      'Quelle question de conception réunit {concept} et {other}{with} ?',
      'Which design question brings {concept} and {other} together{with}?',
    ],
    [
      'Quelle dépendance entre {concept} et {other} faut-il réduire{with} ?',
      'Which dependency between {concept} and {other} should be reduced{with}?',
    ],
    [
      'Comment mesurer ce que {other} doit {à concept}{with} ?',
      'How would you measure what {concept} adds to {other}{with}?',
    ],
    [
      'Quel argument mettre en avant pour {concept} face {à other}{with} ?',
      'Which argument would you put forward for {concept} against {other}{with}?',
    ],
    [
      'Que vérifier{with} dans {other} après un changement dans {concept} ?',
      'What would you check{with} in {other} after a change in {concept}?',
    ],
    [
      'Quels compromis accepter entre {concept} et {other}{with} ?',
      'Which trade-offs between {concept} and {other} would you accept{with}?',
    ],
    [
      'Comment présenter {concept} et {other}{with} dans une même revue ?',
      'How would you present {concept} and {other}{with} in one review?',
    ],
    [
      'Quelle hypothèse partagent souvent {concept} et {other}{with} ?',
      'Which assumption is often shared by {concept} and {other}{with}?',
    ],
    [
      'Que devient notre avis sur {concept} quand on connaît {other}{with} ?',
      'How does your view of {concept} change once you know {other}{with}?',
    ],
    [
      'Quelle équipe doit s’occuper {de concept} et laquelle {de other}{with} ?',
      'Which team should own {concept} and which one {other}{with}?',
    ],
    [
      'Comment nommer ce qui relève {de concept} et ce qui relève {de other}{with} ?',
      'How would you name what belongs to {concept} and what belongs to {other}{with}?',
    ],
    [
      'Quel indicateur suivre pour équilibrer {concept} et {other}{with} ?',
      'Which figure would you follow to balance {concept} and {other}{with}?',
    ],
    [
      'Quel exemple montre à la fois {concept} et {other}{with} ?',
      'Which example shows both {concept} and {other}{with}?',
    ],
    ['Faut-il apprendre {concept} avant {other}{with} ?', 'Should you learn {concept} before {other}{with}?'],
    [
      'Dans quel cas {concept} et {other}{with} doivent-ils être revus ensemble ?',
      'In which case should {concept} and {other}{with} be revised together?',
    ],
    [
      'Quelles limites communes trouvez-vous {à concept} et {à other}{with} ?',
      'Which limits do you find in both {concept} and {other}{with}?',
    ],
    [
      'Comment passer progressivement {de concept} {à other}{with} ?',
      'How would you move step by step from {concept} to {other}{with}?',
    ],
  ],
  incident: [
    [
      'Un défaut lié {à concept} apparaît {context} : que vérifiez-vous d’abord{with} ?',
      'A defect related to {concept} appears {context}: what do you check first{with}?',
    ],
    [
      'Comment diagnostiquer un problème lié {à concept}{with} {context} ?',
      'How would you diagnose a problem related to {concept}{with} {context}?',
    ],
    [
      'Quelle est la cause la plus probable d’une lenteur liée {à concept}{with} {context} ?',
      'What is the likeliest cause of a slowdown related to {concept}{with} {context}?',
    ],
    [
      'Que faire{with} quand un incident met en cause {concept} {context} ?',
      'What would you do{with} when an incident points at {concept} {context}?',
    ],
    [
      'Quels indices pointent vers {concept}{with} lors d’une panne intermittente ?',
      'Which clues point at {concept}{with} during an intermittent failure?',
    ],
    [
      'Comment reproduire une anomalie touchant {concept}{with} {context} ?',
      'How would you reproduce a fault that involves {concept}{with} {context}?',
    ],
    [
      'Quelle mesure prendre avant d’optimiser {concept}{with} {context} ?',
      'What would you measure before optimising {concept}{with} {context}?',
    ],
    [
      'Comment revenir en arrière après un changement raté dans {concept}{with} {context} ?',
      'How would you roll back a failed change in {concept}{with} {context}?',
    ],
    [
      'Quelle décision prendre sur {concept}{with} {context}, sachant que le délai est de deux jours ?',
      'Which decision would you take on {concept}{with} {context}, with two days left?',
    ],
    [
      'Comment repenser {concept}{with} {context} quand la charge décuple ?',
      'How would you rethink {concept}{with} {context} when the load grows tenfold?',
    ],
    [
      'Que cache le plus souvent une erreur attribuée {à concept}{with} {context} ?',
      'What most often hides behind an error blamed on {concept}{with} {context}?',
    ],
    [
      'Quels journaux consulter quand {concept} semble en cause{with} {context} ?',
      'Which logs would you read when {concept} looks suspect{with} {context}?',
    ],
    [
      'Comment éviter qu’un incident lié {à concept} se répète{with} {context} ?',
      'How would you keep an incident related to {concept} from coming back{with} {context}?',
    ],
    [
      'Les tests passent, mais {context} un doute subsiste sur {concept} : que faites-vous{with} ?',
      'The tests pass, yet {context} a doubt remains about {concept}: what do you do{with}?',
    ],
    [
      'Quelle stratégie de migration choisir pour {concept}{with} {context} ?',
      'Which migration strategy would you choose for {concept}{with} {context}?',
    ],
    [
      'Comment isoler {concept} du reste{with} afin de trouver la panne {context} ?',
      'How would you isolate {concept} from the rest{with} to find the failure {context}?',
    ],
    [
      'Quelles conséquences inattendues attendre d’une refonte {de concept}{with} {context} ?',
      'Which unexpected consequences would a redesign of {concept}{with} have {context}?',
    ],
    ['Comment dimensionner {concept}{with} {context} ?', 'How would you size {concept}{with} {context}?'],
    [
      'Quel plan d’urgence prévoir pour {concept}{with} {context} ?',
      'Which emergency plan would you prepare for {concept}{with} {context}?',
    ],
    [
      'Une mise à jour a dégradé {concept} {context} : quelle première hypothèse retenir{with} ?',
      'An update made {concept} worse {context}: which hypothesis comes first{with}?',
    ],
    [
      'Comment prouver que {concept}{with} n’est pas en cause {context} ?',
      'How would you prove that {concept}{with} is not to blame {context}?',
    ],
    [
      'Quel défaut de sécurité peut naître {de concept}{with} {context} ?',
      'Which security flaw may arise from {concept}{with} {context}?',
    ],
    [
      'Comment réduire la dette accumulée autour {de concept}{with} {context} ?',
      'How would you reduce the debt piled up around {concept}{with} {context}?',
    ],
    [
      'Quelle architecture retenir pour {concept}{with} {context} ?',
      'Which architecture would you choose for {concept}{with} {context}?',
    ],
    [
      'Que dire aux utilisateurs quand {concept} leur pose problème {context}, et que corriger{with} ?',
      'What would you tell users troubled by {concept} {context}, and what would you fix{with}?',
    ],
    [
      'Quels signaux faibles surveiller autour {de concept}{with} {context} ?',
      'Which early signs would you watch around {concept}{with} {context}?',
    ],
    [
      'Comment arbitrer entre vitesse et fiabilité pour {concept}{with} {context} ?',
      'How would you weigh speed against reliability for {concept}{with} {context}?',
    ],
    [
      'Quelle piste écarter en premier devant une erreur rare liée {à concept}{with} ?',
      'Which lead would you rule out first for a rare error related to {concept}{with}?',
    ],
    [
      'Deux personnes modifient {concept} en même temps {context} : comment s’en sortir{with} ?',
      'Two people change {concept} at the same time {context}: how do you get out of it{with}?',
    ],
    [
      'Comment conduire l’analyse d’un incident mêlant {concept} et un tiers{with} {context} ?',
      'How would you review an incident mixing {concept} and a third party{with} {context}?',
    ],
    [
      'Quel seuil d’alerte fixer pour {concept}{with} {context} ?',
      'Which alert threshold would you set for {concept}{with} {context}?',
    ],
    [
      'Comment réparer des données abîmées à cause {de concept}{with} {context} ?',
      'How would you repair data damaged because of {concept}{with} {context}?',
    ],
    [
      'Quelle contrainte cachée pèse sur {concept}{with} {context} ?',
      'Which hidden constraint weighs on {concept}{with} {context}?',
    ],
    [
      'Comment remplacer entièrement {concept}{with} {context} sans interruption ?',
      'How would you replace {concept} entirely{with} {context} without downtime?',
    ],
    [
      'Que révèle un profilage qui accuse {concept}{with} {context} ?',
      'What does a profile that blames {concept}{with} reveal {context}?',
    ],
    [
      'Quel scénario d’échec avez-vous oublié dans {concept}{with} {context} ?',
      'Which failure scenario is easily forgotten in {concept}{with} {context}?',
    ],
    [
      'Comment garantir la continuité {de concept}{with} {context} ?',
      'How would you guarantee the continuity of {concept}{with} {context}?',
    ],
    [
      'Le comportement {de concept} diffère entre le poste local et la production {context} : pourquoi{with} ?',
      'The behaviour of {concept} differs between a laptop and production {context}: why{with}?',
    ],
    [
      'Quelle partie {de concept}{with} confier à une autre équipe {context} ?',
      'Which part of {concept}{with} would you hand to another team {context}?',
    ],
    [
      'Comment faire accepter une refonte {de concept}{with} {context} ?',
      'How would you get a redesign of {concept}{with} accepted {context}?',
    ],
    [
      'Que changer dans {concept}{with} {context} après trois incidents semblables ?',
      'What would you change in {concept}{with} {context} after three similar incidents?',
    ],
  ],
} as const satisfies Record<string, readonly Pair[]>;

export type Kind = keyof typeof wordings;

export const contexts: readonly Pair[] = [
  ['dans une équipe de trois personnes', 'in a team of three'],
  ['sur un projet repris d’une autre équipe', 'on a project taken over from another team'],
  ['à la veille d’une mise en ligne', 'on the eve of a release'],
  ['dans un projet vieux de dix ans', 'in a ten-year-old project'],
  ['pour un service public', 'for a public service'],
  ['dans une jeune entreprise', 'in a young company'],
  ['pour une association', 'for a charity'],
  ['sur un projet à vingt contributeurs', 'on a project with twenty contributors'],
  ['pour une banque', 'for a bank'],
  ['pour un hôpital', 'for a hospital'],
  ['pendant une astreinte', 'while on call'],
  ['dans une équipe répartie sur trois fuseaux horaires', 'in a team spread over three time zones'],
  ['malgré un budget serré', 'on a tight budget'],
  ['pour une boutique en ligne', 'for an online shop'],
  ['sans documentation d’origine', 'without any original documentation'],
  ['pour deux millions d’utilisateurs', 'for two million users'],
  ['après la fusion de deux entreprises', 'after two companies merged'],
  ['dans un prototype', 'in a prototype'],
  ['sur un produit en service depuis huit ans', 'on a product in use for eight years'],
  ['pour un éditeur de logiciels', 'for a software publisher'],
  ['pour une compagnie de transport', 'for a transport company'],
  ['dans une usine', 'in a factory'],
  ['pour un journal en ligne', 'for an online newspaper'],
  ['chez un prestataire', 'at a contractor'],
  ['pour une université', 'for a university'],
  ['un vendredi soir', 'on a Friday evening'],
  ['dans un secteur très réglementé', 'in a heavily regulated sector'],
  ['pendant les soldes', 'during the sales'],
];

/** How a technology is called within a sentence, when its name alone would not do. */
export const spokenNames: Readonly<Record<string, Pair>> = {
  'rest-api': ['une API REST', 'a REST API'],
  'openai-api': ['l’API d’OpenAI', 'the OpenAI API'],
  assembly: ['l’assembleur', 'assembly'],
};

export interface Subject {
  concepts: readonly Pair[];
  /** Professions whose interviews it comes up in, the most likely first. */
  professions: readonly string[];
}
