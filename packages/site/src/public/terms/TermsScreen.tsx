import { TextLink } from '@headnote/ui/link';
import { useServices } from '../../services/ServicesProvider.js';
import { SideBlock, TextPage } from '../text-page/TextPage.js';
import { operatorOf } from '../text-page/operator-of.js';
import { messages } from './messages.js';

/** The terms. The operator is that of the configuration. */
export function TermsScreen() {
  const { brand } = useServices().config;
  const operator = { name: brand.name, operator: operatorOf(brand) };
  const { plans, privacy, questions } = messages.side;
  return (
    <TextPage
      title={messages.title}
      description={messages.description(brand.name)}
      path="/termsandcondition"
      lead={messages.lead(operator)}
      sections={messages.sections(operator)}
      side={
        <>
          <SideBlock title={plans.heading}>
            <TextLink href="/packages">{plans.link}</TextLink>
          </SideBlock>
          <SideBlock title={privacy.heading}>
            <TextLink href="/privacypolicy">{privacy.link}</TextLink>
          </SideBlock>
          <SideBlock title={questions.heading}>
            <TextLink href="/contact">{questions.link}</TextLink>
          </SideBlock>
        </>
      }
    />
  );
}
