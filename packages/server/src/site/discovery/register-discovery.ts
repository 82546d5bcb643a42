import type { FastifyInstance } from 'fastify';
import { registerAknAlias } from './akn-alias.js';
import type { DiscoveryContext } from './discovery-context.js';
import { registerCodeTables } from './code-tables.js';
import { registerFeed } from './feed.js';
import { registerOembed } from './oembed.js';
import { registerRobots } from './robots.js';
import { registerSearchDescription } from './search-description.js';
import { registerSitemap } from './sitemap.js';
import { registerTaxonomy } from './taxonomy.js';

/** Registers what search engines, browsers, feed readers and other sites ask for. None of it is a call of the contract. */
export function registerDiscovery(app: FastifyInstance, context: DiscoveryContext): void {
  registerRobots(app, context);
  registerSitemap(app, context);
  registerSearchDescription(app, context);
  registerFeed(app, context);
  registerOembed(app, context);
  registerAknAlias(app, context);
  registerTaxonomy(app);
  registerCodeTables(app);
}
