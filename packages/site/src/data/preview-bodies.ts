export { caseByCitationBody, casePreviewBody } from '@headnote/core/search/bodies';
