import * as messages from '#messages/about';
import * as pillarStyles from '../pillars.module.scss';
import * as styles from './about.module.scss';

const pillars = [
  { title: messages.religiousFreedom, text: messages.religiousFreedomText },
  { title: messages.economicFreedom, text: messages.economicFreedomText },
  { title: messages.politicalFreedom, text: messages.politicalFreedomText },
];

export function Mission() {
  return (
    <section className="section" id="mission" aria-labelledby="mission-heading">
      <div className="page-width">
        <div className={styles.intro}>
          <p className="label">{messages.whatWeWorkFor}</p>
          <h2 id="mission-heading">{messages.mission}</h2>
          <p className="lead">{messages.missionStatement}</p>
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
