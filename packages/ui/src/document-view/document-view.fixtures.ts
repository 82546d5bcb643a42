/** Fictional texts for stories and tests. */
export const judgmentHtml = `<h3 id="p1">Judgment</h3>
<p id="p2"><span id="para-1">1.</span> This petition by a dyer of cotton cloth challenges the validity of clause (3) of the Dye-houses Control Order. Though both clauses were assailed when it was filed, the challenge to <a href="#p4">clause (4)</a> was not pressed, and the arguments were confined to the challenge against clause (3) of the Order.<sup><a href="#f1">1</a></sup></p>
<p id="p3"><span id="para-2">2.</span> Clauses (3) and (4) of the Order read as follows:</p>
<blockquote><p id="p4">“(3) The Controller may grant or refuse a permit, or may at any time cancel a permit already granted, as he in his absolute discretion thinks fit.</p></blockquote>
<blockquote><p id="p5">(4) He shall not be bound to assign any reason …”</p></blockquote>
<p id="p6"><span id="para-3">3.</span> No objection to the validity of clause (4) could possibly be taken, since the petitioner has never applied under it. We pass to clause (3), which is at the root of this petition and without which the <mark>Order</mark> cannot stand.</p>
<table><caption>Permits granted in the ward</caption><thead><tr><th scope="col">Year</th><th scope="col">Applied</th><th scope="col">Granted</th><th scope="col">Refused without a reason</th></tr></thead><tbody><tr><td>1949</td><td>31</td><td>31</td><td>0</td></tr><tr><td>1950</td><td>27</td><td>9</td><td>18</td></tr></tbody></table>
<p id="p7"><span id="para-124">124.</span> The petition is allowed. There will be no order as to costs.</p>
<hr>
<ol><li id="f1">Clause (2) was not before the Court.</li></ol>`;

export const unnumberedHtml = `<p id="p1">The petitioner owns four vats and employs eleven men. Until March 1950 no permit was needed.</p>
<p id="p2">His application was returned with the single word “Refused”. A second one met with the same answer, and his vats were sealed.</p>
<p id="p3">We are of opinion that the order cannot stand.</p>`;

export const actHtml = `<section id="s12"><h3>12. Return of a cart</h3>
<p>(1) A buyer who finds that a cart does not answer to its description may, within thirty days, return it to the seller, if—</p>
<p>(a) he has not used it for carriage; and</p>
<p>(b) it is in the state in which he received it, that is to say,—</p>
<p>(i) with both wheels and the axle in their places;</p>
<p>(ii) with the tail-board, or, where the tail-board was <sup><a href="#doc-s12-n1">1</a></sup>[missing or broken at the sale], without it.</p>
<p>(2) The seller shall return the price without deduction.</p>
<p>(2A) Where the seller has left the district, the price may be recovered from his surety.</p>
<p>Provided that a cart sold at a fair may be returned only on the day of the fair.</p>
<p><sup><a href="#doc-s12-n2">2</a></sup>[(3) The seller shall give a receipt.]</p>
<p>Explanation.—For the purposes of this section, a trial in the seller’s yard is not use.</p>
<p id="doc-s12-n1"><small>1. Substituted by Act 7 of 1959, s. 3, for “missing”.</small></p>
<p id="doc-s12-n2"><small>2. Inserted by Act 7 of 1959, s. 3.</small></p></section>
<section id="s12A"><h3>12A. Carts lent on hire</h3>
<p>Nothing in section 12 applies to a cart lent on hire.</p></section>`;

export const hindiHtml = `<p id="p1"><span id="para-1">1.</span> यह याचिका सूती कपड़े के एक रंगरेज द्वारा प्रस्तुत की गई है, जो केलगाँव नगर का निवासी है।</p>
<p id="p2"><span id="para-2">2.</span> याचिकाकर्ता का कथन है कि उसका आवेदन बिना किसी कारण के अस्वीकृत कर दिया गया।</p>`;

/** Text with citations that are marked with their treatment. */
export const citingHtml =
  '<p id="p1"><span id="para-1">1.</span> It was held in <a class="hn-cite" href="#a">(1990) 4 SMP 9</a> and again in <a class="hn-cite hn-cite--ended" href="#b" title="Overruled since">1991 SMP 3</a>.</p>' +
  '<p id="p2"><span id="para-2">2.</span> Counsel relied on <span class="hn-cite hn-cite--choose" role="button" tabindex="0">1992 SMP 4</span>, on <span class="hn-cite hn-cite--absent" title="Not in this library">1993 SMP 5</span>, and on <span class="hn-cite hn-cite--impossible" title="It cannot exist">1007 SMP 6</span>.</p>' +
  '<p id="p3"><span id="para-3">3.</span> <a class="hn-cite hn-cite--stale" href="#c" title="Repealed">Section 12</a> is no longer law.</p>';
