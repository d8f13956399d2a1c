import * as pillarStyles from '../pillars.module.scss';
import * as styles from './about.module.scss';

const pillars = [
  {
    title: 'Religious freedom',
    text: 'Belief that is forced is no belief. We study how conscience is protected in the sources, the law and the life of Muslim societies, and what it takes to protect that of others.',
  },
  {
    title: 'Economic freedom',
    text: 'Honest trade, secure property and open markets have long been part of the Islamic tradition. We ask how they can serve the poor as well as the enterprising today.',
  },
  {
    title: 'Political freedom',
    text: 'Rulers answer to the law and to those they rule. We look for the roots of consultation, accountability and limited government, and for the institutions that keep them alive.',
  },
];

export function Mission() {
  return (
    <section className="section" id="mission" aria-labelledby="mission-heading">
      <div className="page-width">
        <div className={styles.intro}>
          <p className="label">What we work for</p>
          <h2 id="mission-heading">Mission and Theme</h2>
          <p className="lead">
            To make the case for liberty from within the Islamic tradition, by scholarship that can be checked and by
            conversation that is open to all.
          </p>
        </div>
        <ol className={pillarStyles.pillars}>
          {pillars.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
