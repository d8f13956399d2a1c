import { PageMeta } from '../../seo/page-meta';
import { PageHeader } from '../../ui/page/page-header';
import { Icon } from '../../ui/picture/icon';
import { detectLanguage } from '../../ui/text/auto-text';
import { useContent } from '../../ui/text/use-content';
import * as pillarStyles from '../pillars.module.scss';
import { OurImpact } from './our-impact';
import * as styles from './support.module.scss';

const visions = [
  'A Muslim world in which nobody has to choose between being faithful and being free.',
  'Ideas travel when people meet. Every seat we can offer to a young scholar is an argument that will be carried home.',
];

const reasons = [
  {
    title: 'Independent scholarship',
    text: 'Our research belongs to no party and no government. Gifts of many sizes keep it that way.',
  },
  {
    title: 'A place at the table',
    text: 'Your support brings students and early-career scholars to our conferences, whatever their passport or purse.',
  },
  {
    title: 'Open to everybody',
    text: 'What we publish is free to read. You help to edit, translate and spread it.',
  },
];

export function SupportPage() {
  return (
    <>
      <PageMeta title="Support Us" description="Help us make the case for freedom from within the Islamic tradition." />
      <PageHeader label="Support us" title="Help the conversation go on">
        <p>
          We are a non-profit network. Research, conferences and everything on these pages exist because people like you
          give.
        </p>
      </PageHeader>
      <section className="section section-muted" aria-labelledby="vision-heading">
        <div className="page-width split">
          <h2 id="vision-heading">Our Vision</h2>
          <div className={styles.quotations}>
            {visions.map((vision) => (
              <blockquote key={vision}>
                <p>{vision}</p>
              </blockquote>
            ))}
          </div>
        </div>
      </section>
      <section className="section" aria-labelledby="reasons-heading">
        <div className="page-width">
          <h2 id="reasons-heading">Why Support</h2>
          <ul className={pillarStyles.pillars}>
            {reasons.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <Gifts />
          <SupportByEmail />
        </div>
      </section>
      <OurImpact />
    </>
  );
}

/** Staff write one use of gifts on each line, like 'Travel: a student comes to a conference'. */
function Gifts() {
  const { text } = useContent();
  const uses = text('support.gifts').split('\n').filter(hasVisibleText);
  if (uses.length === 0) return null;
  return (
    <div className={`split ${styles.gifts}`}>
      <h2>What a gift does</h2>
      <ul className={styles.uses}>
        {uses.map((use) => {
          const [, name, description = use] = /^([^:]+): *(.+)$/.exec(use) ?? [];
          return (
            <li key={use} dir="auto" lang={detectLanguage(use)}>
              {name && <h3>{name}</h3>}
              <p>{description}</p>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

const hasVisibleText = (line: string) => line.trim() !== '';

function SupportByEmail() {
  const { text } = useContent();
  const email = text('support.email');
  return (
    <div className={styles.panel}>
      <div>
        <h2>Write to us</h2>
        <p>
          Tell us what you would like to make possible. We will answer with ways to give and what your gift would do.
        </p>
      </div>
      <a className="btn btn-primary" href={`mailto:${email}`}>
        <Icon name="mail" /> {email}
      </a>
    </div>
  );
}
