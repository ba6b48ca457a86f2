/**
 * Runs inline before anything is painted. On a slow phone the page stands there for seconds before its code has come, and
 * what is tapped and typed meanwhile would be lost: React hears nothing yet, and a field it takes over may be reset to
 * what the server knew. This keeps the last tap and every field's text, and gives them to React as soon as the element
 * is React's. Links work by themselves; a form with an address is followed at once, but as a navigation, because
 * `form-action 'self'` would also forbid a redirect to another site's sign-in.
 *
 * A tap is given up after twenty seconds: by then nobody expects its answer any more.
 *
 * React says that it has the page (`useEarlyInput`); what it still has to take over by parts is told by the mark it leaves
 * on every element. The mark alone says too little: it is there before the first render is through.
 *
 * It listens on <html>, one step below the document where React listens: what React can take over at once, by hydrating
 * under the finger, is React's before it comes here.
 */
export const EARLY_INPUT_SCRIPT = `(function(){
var html=document.documentElement,fields=new Map(),tap=null,isWaiting=false,until=0,isTaken=false;
window.__pageTaken=function(){isTaken=true};
function isReacts(el){return isTaken&&Object.keys(el).some(function(k){return k.startsWith("__reactProps$")})}
function send(el,Kind,type,init){el.dispatchEvent(new Kind(type,Object.assign({bubbles:true,cancelable:true,composed:true},init)))}
function press(el){
["pointerdown","mousedown","pointerup","mouseup"].forEach(function(type){
send(el,type[0]==="p"&&window.PointerEvent||MouseEvent,type,{button:0,detail:1,pointerType:"mouse",isPrimary:true})});
el.click()}
function refill(el,value){
if(typeof value==="boolean"){if(el.checked===value)el.checked=!value;el.click();return}
if(value!==null){
el.value=value===""?"0":"";
Object.getOwnPropertyDescriptor(Object.getPrototypeOf(el),"value").set.call(el,value);
send(el,Event,"input")}
send(el,Event,"change")}
function look(){
fields.forEach(function(value,el){
if(!el.isConnected)fields.delete(el);
else if(isReacts(el)){fields.delete(el);refill(el,value)}});
if(tap&&!tap.el.isConnected)tap=null;
if(tap&&fields.size===0&&isReacts(tap.el)){
var t=tap;tap=null;
if(t.submit)t.el.requestSubmit(t.by);else press(t.el)}
if(Date.now()>until)tap=null;
isWaiting=fields.size>0||tap!==null;
if(isWaiting)requestAnimationFrame(look)}
function wait(){until=Date.now()+20000;if(!isWaiting){isWaiting=true;requestAnimationFrame(look)}}
function keep(event){
var el=event.target;
if(!/^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName)||isReacts(el))return;
fields.set(el,/^(checkbox|radio)$/.test(el.type)?el.checked:el.type==="file"?null:el.value);wait()}
html.addEventListener("input",keep,true);
html.addEventListener("change",keep,true);
html.addEventListener("click",function(event){
var el=event.target.closest&&event.target.closest("a,button,[role=button],[role=tab],[role=switch],[role=radio]");
if(event.detail>0)tap=null;
if(!el||el.tagName==="A"||el.form&&el.type==="submit"||isReacts(el))return;
tap={el:el};wait()},true);
html.addEventListener("submit",function(event){
var form=event.target;
if(isReacts(form))return;
event.preventDefault();
if(form.hasAttribute("action")){
var query=new URLSearchParams(new FormData(form)).toString();
location.assign(form.getAttribute("action")+(query?"?"+query:""));return}
tap={el:form,submit:true,by:event.submitter};wait()},true);
})()`.replaceAll("\n", "");
