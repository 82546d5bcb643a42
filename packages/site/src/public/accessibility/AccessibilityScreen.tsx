import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { SideBlock, TextPage } from '../text-page/TextPage.js';
import { messages } from './messages.js';

/** The accessibility statement. */
export function AccessibilityScreen() {
  const { name } = useServices().config.brand;
  const { heading, text, link } = messages.feedback;
  return (
    <TextPage
      title={messages.title}
      description={messages.description(name)}
      path="/accessibility"
      sections={messages.sections(name)}
      side={
        <SideBlock title={heading}>
          <p>{text}</p>
          <TextLink href="/contact">{link}</TextLink>
        </SideBlock>
      }
    />
  );
}
